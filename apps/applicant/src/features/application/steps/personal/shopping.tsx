import { applicationWords } from "@polyportal/domain/messages/application.words";
import { prefillWords } from "@polyportal/domain/messages/prefill.words";
import { FormGroup } from "../../form-group.tsx";
import { PrefilledRows } from "../../prefilled-fields.tsx";
import type { SectionProps } from "../../section.ts";
import { StudyFields } from "../../study-fields.tsx";

/** The course that a supplementary applicant leaves, and the wanted one. */
export function Shopping({ programme, record }: Pick<SectionProps, "programme" | "record">) {
  const { present, putmeResult } = record;
  return (
    <>
      {present && (
        <FormGroup title={prefillWords.present}>
          <PrefilledRows
            source={present.fixed ? "application" : "jamb-list"}
            rows={[
              { term: prefillWords.presentFaculty, value: present.faculty },
              { term: prefillWords.presentDepartment, value: present.department },
              // There is none until the screening's results are released.
              { term: prefillWords.putmeScore, value: putmeResult?.score },
              { term: prefillWords.aggregateScore, value: putmeResult?.aggregate },
            ]}
          />
        </FormGroup>
      )}
      <FormGroup title={prefillWords.wanted}>
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
