import type { Input } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { staffAddDropMessages as words } from "@polyportal/domain/messages/staff-add-drop";
import { SearchComboboxField, type LoadOptions } from "@polyportal/ui/search-combobox-field";
import { useCallback, useRef } from "react";
import { useFormContext } from "react-hook-form";
import type { Choosable } from "./officers-courses.ts";

type Props = { asked: Input<"getRegistrationOfStudent"> };

type Values = { courseIds: number[]; other: string | number; found: Choosable[] };

/** Searches further courses of the semester; the one that is chosen joins the others, ticked. */
export function OtherCourse({ asked }: Props) {
  const client = useClient();
  const { getValues, setValue } = useFormContext<Values>();
  const answered = useRef(new Map<number, Choosable>());
  const { matricNumber, sessionId, semester } = asked;
  const loadOptions: LoadOptions = useCallback(
    async (search) => {
      const of = { matricNumber, sessionId, semester, search };
      const courses = await client.call("searchOtherCourses", of);
      for (const course of courses) answered.current.set(course.id, { ...course, scored: false });
      const options = courses.map(({ id, code, title, creditUnit, department }) => ({
        value: id,
        label: `${code} ${title}, ${department} (${formatCreditUnits(creditUnit)})`,
      }));
      return { options, more: false };
    },
    [client, matricNumber, sessionId, semester],
  );
  const choose = (id: number) => {
    const course = answered.current.get(id);
    const [courseIds, found] = getValues(["courseIds", "found"]);
    // One that was found before and unticked since is ticked again.
    if (course && found.every((one) => one.id !== id)) setValue("found", [...found, course]);
    if (!courseIds.includes(id)) {
      setValue("courseIds", [...courseIds, id], { shouldDirty: true });
    }
    setValue("other", "");
  };
  return (
    <SearchComboboxField<Values>
      name="other"
      label={words.otherCourse}
      hint={words.otherHint}
      // Above what stays at the foot of a phone's screen.
      className="scroll-my-56"
      loadOptions={loadOptions}
      onChosen={(id) => id !== "" && choose(Number(id))}
    />
  );
}
