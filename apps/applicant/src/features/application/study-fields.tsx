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
  /** The two fields, where they are not the first choice's. */
  fields?: { faculty: Field; department: Field };
  /** Whether an option of the department is asked besides. */
  withOption?: boolean;
};

/** Choice of school, and of a department of it. Another school clears the department. */
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
  /** An option is one of the first choice. */
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

/** What the chosen department is split into, where it is. */
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

/** Both, for the programmes that ask them with the personal details. */
export function CombinedChoices({ programme }: { programme: Outline }) {
  return (
    <>
      <CombinationFields />
      <StudyFields programme={programme} />
    </>
  );
}

/** Course of study, and a subject combination of it. Another course clears the combination. */
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
