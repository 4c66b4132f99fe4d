import { applicationWords } from "@polyportal/domain/messages/application.words";
import { knownWords } from "@polyportal/domain/messages/known.words";
import { FormGroup } from "../../form-group.tsx";
import { KnownRows } from "../../known-fields.tsx";
import type { SectionProps } from "../../section.ts";
import { StudyFields } from "../../study-fields.tsx";

/** The course that a supplementary applicant leaves, and the wanted one. */
export function Shopping({ programme, record }: Pick<SectionProps, "programme" | "record">) {
  const { present, putmeResult } = record;
  return (
    <>
      {present && (
        <FormGroup title={knownWords.present}>
          <KnownRows
            source={present.fixed ? "application" : "jamb-list"}
            rows={[
              { term: knownWords.presentFaculty, value: present.faculty },
              { term: knownWords.presentDepartment, value: present.department },
              // There is none until the screening's results are released.
              { term: knownWords.putmeScore, value: putmeResult?.score },
              { term: knownWords.aggregateScore, value: putmeResult?.aggregate },
            ]}
          />
        </FormGroup>
      )}
      <FormGroup title={knownWords.wanted}>
        <StudyFields
          programme={programme}
          fields={{
            faculty: { name: "facultyId", label: applicationWords.facultyWanted },
            department: { name: "departmentId", label: applicationWords.courseWanted },
          }}
        />
      </FormGroup>
    </>
  );
}
