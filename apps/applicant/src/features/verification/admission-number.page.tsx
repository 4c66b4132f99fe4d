import { rrrSchema } from "@polyportal/domain/payment/rrr-form";
import { DescriptionList } from "@polyportal/ui/description-list";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { RrrField } from "@polyportal/ui/rrr-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { PageFrame } from "../../app/page-frame.tsx";
import { useLookup } from "../../app/use-lookup.tsx";
import { Answer } from "./answer.tsx";

/** The application and admission number that belong to a paid RRR. */
export function Page() {
  const lookup = useLookup("getAdmissionNumber");
  const form = useAppForm(rrrSchema, { rrr: "" });
  type Values = FormValues<typeof form>;
  const { answer } = lookup;
  return (
    <PageFrame title="Check Admission No">
      <LookupForm
        title="Check Admission No"
        info="Enter the RRR with which you paid for your application form, 12 digits."
        submitLabel="Check"
        form={form}
        onSubmit={lookup.ask}
        failure={lookup.failure}
        result={
          answer && (
            <Answer title="What we found">
              <DescriptionList
                items={[
                  {
                    term: "Admission number",
                    value: answer.admissionNumber ?? "Not given yet",
                  },
                  { term: "Application number", value: answer.applicationNumber },
                  { term: "Applicant", value: answer.fullName },
                  { term: "Programme", value: answer.programme },
                  { term: "Session", value: answer.session },
                ]}
              />
              {answer.admissionNumber === null && (
                <p className="mt-6">
                  Admission numbers are given once admission has been offered. Please look again
                  later.
                </p>
              )}
            </Answer>
          )
        }
      >
        <RrrField<Values> name="rrr" label="RRR" required />
      </LookupForm>
    </PageFrame>
  );
}
