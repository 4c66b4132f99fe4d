import type { Input, Output } from "@polyportal/api-client/client/client";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import {
  canBeMailed,
  isPublicByDefault,
  levelsOfReaders,
  narrowedBy,
  noticeCategories,
} from "@polyportal/domain/notice/audience";
import { CheckboxField } from "@polyportal/ui/checkbox-field";
import { DateField } from "@polyportal/ui/date-field";
import { MultiComboboxField } from "@polyportal/ui/multi-combobox-field";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField as LineField } from "@polyportal/ui/text-field";
import { useFormContext, useWatch } from "react-hook-form";
import { useUnits } from "../../parts/units/use-units.ts";
import { TextField } from "./text.fields.tsx";

/** A notice as its form holds it. */
export type NoticeValues = Omit<Input<"createNotice">, "reason">;

const { fields } = noticeBoardMessages;

export const valuesOf = (notice: Output<"getNotice">): NoticeValues => ({
  title: notice.title,
  category: notice.category,
  text: notice.text,
  senderName: notice.senderName,
  startDate: notice.startDate,
  endDate: notice.endDate ?? "",
  departmentIds: notice.departmentIds,
  levelIds: notice.levelIds,
  mail: notice.mail,
  inPublic: notice.inPublic,
});

const categories = noticeCategories.map((value) => ({ value, label: value }));

/** What a notice says, to whom and when; `mailed`: its letters are under way. */
export function NoticeFields({ mailed = false }: { mailed?: boolean }) {
  const { control, getValues, setValue } = useFormContext<NoticeValues>();
  // Nothing is chosen on a new form.
  const category: string | undefined = useWatch({ control, name: "category" });
  const departments = useUnits().flatMap(({ departments: own }) =>
    own.map(({ id, name }) => ({ value: id, label: name })),
  );
  // What is for some of a category is no stranger's, unless its writer says so again.
  const onNarrowed = (chosen: readonly unknown[]) =>
    chosen.length > 0 && setValue("inPublic", false);
  const by = category ? narrowedBy(category) : { departments: false, levels: false };
  return (
    <>
      <LineField<NoticeValues> name="title" label={fields.title} maxLength={120} required />
      <TextField />
      <SelectField<NoticeValues>
        name="category"
        label={fields.category}
        hint={fields.categoryHint}
        options={categories}
        onChosen={(value) => {
          // Of another category other levels study; strangers have neither a department nor an address.
          setValue("levelIds", []);
          if (!narrowedBy(String(value)).departments) {
            setValue("departmentIds", []);
            setValue("mail", false);
          }
          const isForAll = (getValues("departmentIds") ?? []).length === 0;
          setValue("inPublic", isForAll && isPublicByDefault(String(value)));
        }}
        required
      />
      {by.departments && (
        <MultiComboboxField<NoticeValues>
          name="departmentIds"
          label={fields.departments}
          hint={fields.departmentsHint}
          options={departments}
          onChosen={onNarrowed}
        />
      )}
      {category && by.levels && (
        <MultiComboboxField<NoticeValues>
          name="levelIds"
          label={fields.levels}
          hint={fields.levelsHint}
          options={levelsOfReaders(category).map(({ id, name }) => ({ value: id, label: name }))}
          onChosen={onNarrowed}
        />
      )}
      <DateField<NoticeValues> name="startDate" label={fields.startDate} required />
      <DateField<NoticeValues> name="endDate" label={fields.endDate} hint={fields.endDateHint} />
      <LineField<NoticeValues>
        name="senderName"
        label={fields.senderName}
        hint={fields.senderHint}
        maxLength={80}
        required
      />
      {category && (
        <CheckboxField<NoticeValues>
          name="inPublic"
          label={<Explained hint={fields.inPublicHint}>{fields.inPublic}</Explained>}
        />
      )}
      {category && canBeMailed(category) && (
        <CheckboxField<NoticeValues>
          name="mail"
          label={
            <Explained hint={mailed ? fields.mailedHint : fields.mailHint}>{fields.mail}</Explained>
          }
        />
      )}
    </>
  );
}

/** What a tick says, and what comes of it. */
const Explained = ({ children, hint }: { children: string; hint: string }) => (
  <>
    {children}
    <span className="block text-14 text-ink-muted">{hint}</span>
  </>
);
