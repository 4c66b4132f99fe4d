import { idOf } from "@polyportal/domain/application/steps";
import { draftMessages } from "@polyportal/domain/messages/draft";
import { DraftChoice } from "@polyportal/ui/draft-choice";
import type { DraftConflict } from "@polyportal/ui/use-draft";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { checkRows } from "./steps/check-rows.ts";
import { useWhole } from "./opened.tsx";
import type { SectionFlow } from "./section.ts";

type Props = { conflict: DraftConflict; flow: SectionFlow };

/** Two versions of a section: typed here, and saved or typed elsewhere. */
export function SectionConflict({ conflict, flow }: Props) {
  const queryClient = useQueryClient();
  const { record, step: frame } = flow.about;
  const programme = useWhole(flow.about.programme);
  const step = frame && programme.steps.find((one) => idOf(one) === idOf(frame));
  const rows = step ? checkRows(step, record, programme) : [];
  return (
    <DraftChoice
      conflict={conflict}
      savedAt={step && record.savedAt[idOf(step)]}
      labelOf={(path) => {
        const row = rows.find(({ field }) => field === path.replace(/gradeId$/, "subjectId"));
        return row?.label ?? spell(path);
      }}
      wordOf={(path, value) => {
        if (value === "" || value == null) return "";
        const list = listOf[path.split(".").findLast((part) => !/^\d+$/.test(part)) ?? ""];
        if (!list) return undefined;
        return nameIn(queryClient, list, value) ?? draftMessages.anotherChoice;
      }}
    />
  );
}

/** The list that a field's ids refer to: the endpoint, or a part of its answer. */
const listOf: Readonly<Record<string, string>> = {
  genderId: "genders",
  bloodGroupId: "bloodGroups",
  genoTypeId: "genotypes",
  religionId: "religions",
  maritalStatusId: "maritalStatuses",
  relationshipId: "relationships",
  modeOfStudyId: "modesOfStudy",
  countryId: "countries",
  stateId: "listStates",
  lgaId: "listLgas",
  facultyId: "listFaculties",
  departmentId: "listDepartments",
  departmentOptionId: "listOptionsOfDepartment",
  jupebOptionId: "listJupebOptions",
  jupebOptionSubjectId: "listSubjectCombinations",
  examinationTypeId: "types",
  subjectIds: "subjects",
  subjectId: "subjects",
  gradeId: "grades",
};

/** The name of an id, if its list is loaded. */
function nameIn(queryClient: QueryClient, list: string, id: unknown): string | undefined {
  for (const [[endpoint], data] of queryClient.getQueriesData({})) {
    const found = endpoint === list ? data : (data as Record<string, unknown> | undefined)?.[list];
    if (!Array.isArray(found)) continue;
    const item = (found as { id: number; name: string }[]).find(
      (one) => String(one.id) === String(id),
    );
    if (item) return item.name;
  }
  return undefined;
}

/** A label for a field without one: `examNumber` becomes "Exam number". */
const spell = (path: string): string => {
  const words = path
    .replace(/^.*\.(?=[a-z])/i, "")
    .replace(/Id$/, "")
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
