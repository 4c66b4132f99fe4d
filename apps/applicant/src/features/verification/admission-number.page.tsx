import { verificationWords } from "@polyportal/domain/messages/verification.words";
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
    <PageFrame title={verificationWords.checkAdmissionNo}>
      <LookupForm
        title={verificationWords.checkAdmissionNo}
        info={verificationWords.enterFormRrr}
        submitLabel={verificationWords.check}
        form={form}
        onSubmit={lookup.ask}
        failure={lookup.failure}
        result={
          answer && (
            <Answer title={verificationWords.whatWeFound}>
              <DescriptionList
                items={[
                  {
                    term: verificationWords.admissionNumber,
                    value: answer.admissionNumber ?? verificationWords.notGivenYet,
                  },
                  { term: verificationWords.applicationNumber, value: answer.applicationNumber },
                  { term: verificationWords.applicant, value: answer.fullName },
                  { term: verificationWords.programme, value: answer.programme },
                  { term: verificationWords.session, value: answer.session },
                ]}
              />
              {answer.admissionNumber === null && (
                <p className="mt-6">{verificationWords.givenOnceOffered}</p>
              )}
            </Answer>
          )
        }
      >
        <RrrField<Values> name="rrr" label={verificationWords.rrr} required />
      </LookupForm>
    </PageFrame>
  );
}
