import { applicationWords } from "@polyportal/domain/messages/application.words";
import { choiceWords } from "@polyportal/domain/messages/further";
import type { Outline } from "@polyportal/domain/programmes/programme";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { useFormContext, useWatch } from "react-hook-form";
import { ChoiceField, useChoices } from "./choices.tsx";

type Chosen = number | string;

const first = {
  faculty: { name: "facultyId", label: applicationWords.choiceOfSchool },
  department: { name: "departmentId", label: applicationWords.choiceOfDepartment },
};

type Field = { name: string; label: string };

type StudyFieldsProps = {
  programme: Outline;
  /** The two field names, by default those of the first choice. */
  fields?: { faculty: Field; department: Field };
  /** Whether the department's option is asked too. */
  withOption?: boolean;
};

/** Choice of school and department. A new school clears the department. */
export function StudyFields({ programme, fields = first, withOption = false }: StudyFieldsProps) {
  const { control, setValue } = useFormContext();
  const { faculty, department } = fields;
  const facultyId: Chosen = useWatch({ control, name: faculty.name });
  const slug = programme.slug as ProgrammeSlug;
  const faculties = useChoices("listFaculties", { programme: slug });
  const departments = useChoices(
    "listDepartments",
    facultyId === "" ? undefined : { facultyId, programme: slug },
  );
  /** An option belongs to the first choice. */
  const clearOption = () => {
    if (withOption) {
      setValue("departmentOptionId", "", { shouldDirty: true });
    }
  };
  return (
    <>
      <ChoiceField
        {...faculty}
        required
        choices={faculties}
        onChosen={() => {
          setValue(department.name, "", { shouldDirty: true });
          clearOption();
        }}
      />
      <ChoiceField
        {...department}
        required
        disabled={facultyId === ""}
        choices={departments}
        onChosen={clearOption}
      />
    </>
  );
}

/** The option of the chosen department, if it has any. */
export function OptionField() {
  const { control } = useFormContext();
  const departmentId: Chosen = useWatch({ control, name: "departmentId" });
  const options = useChoices(
    "listOptionsOfDepartment",
    departmentId === "" ? undefined : { departmentId },
  );
  if (options.options.length === 0 && !options.error) return null;
  return (
    <ChoiceField name="departmentOptionId" label={choiceWords.option} required choices={options} />
  );
}

/** Both choices, for programmes that ask them with the personal details. */
export function CombinedChoices({ programme }: { programme: Outline }) {
  return (
    <>
      <CombinationFields />
      <StudyFields programme={programme} />
    </>
  );
}

/** Course of study and its subject combination. A new course clears the combination. */
function CombinationFields() {
  const { control, setValue } = useFormContext();
  const jupebOptionId: Chosen = useWatch({ control, name: "jupebOptionId" });
  const courses = useChoices("listJupebOptions", {});
  const combinations = useChoices(
    "listSubjectCombinations",
    jupebOptionId === "" ? undefined : { jupebOptionId },
  );
  return (
    <>
      <ChoiceField
        name="jupebOptionId"
        label={applicationWords.courseOfStudy}
        required
        choices={courses}
        onChosen={() => setValue("jupebOptionSubjectId", "", { shouldDirty: true })}
      />
      <ChoiceField
        name="jupebOptionSubjectId"
        label={applicationWords.subjectCombination}
        required
        disabled={jupebOptionId === ""}
        choices={combinations}
      />
    </>
  );
}
