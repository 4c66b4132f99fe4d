import { laboratoryWords as words } from "@polyportal/domain/messages/laboratory";
import { scoreParts, splitWith } from "@polyportal/domain/score-sheet/split";
import { Checkbox } from "@polyportal/ui/checkbox";
import { useFormContext, useWatch } from "react-hook-form";
import type { CourseValues } from "./course-values.ts";

/** Whether the course has a laboratory, as its parts have it; with the tick they become the usual ones. */
export function Laboratory({ disabled }: { disabled: boolean }) {
  const { control, setValue } = useFormContext<CourseValues>();
  const lab = useWatch({ control, name: "lab" });
  return (
    <Checkbox
      label={words.field}
      checked={Number(lab) > 0}
      disabled={disabled}
      onChange={({ target }) => {
        const split = splitWith(target.checked);
        for (const part of scoreParts) {
          setValue(part, String(split[part]), { shouldDirty: true, shouldTouch: true });
        }
      }}
    />
  );
}
