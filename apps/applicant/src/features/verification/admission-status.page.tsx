import type { Output } from "@polyportal/api-client/client/client";
import { verificationWords } from "@polyportal/domain/messages/verification.words";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { applicationNumberSchema } from "@polyportal/domain/application/number-form";
import { Badge } from "@polyportal/ui/badge";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Link } from "@polyportal/ui/link";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { PageFrame } from "../../app/page-frame.tsx";
import { useLookup } from "../../app/use-lookup.tsx";
import { Answer } from "./answer.tsx";

type AdmissionStatus = Output<"getAdmissionStatus">;

/** Whether an application has been offered admission. */
export function Page() {
  const lookup = useLookup("getAdmissionStatus");
  const form = useAppForm(applicationNumberSchema, { applicationNumber: "" });
  type Values = FormValues<typeof form>;
  return (
    <PageFrame title={verificationWords.verifyAdmissionStatus}>
      <LookupForm
        title={verificationWords.verifyAdmissionStatus}
        info={
          <>
            {verificationWords.enterNumber}{" "}
            <Link href={publicPaths.prospectiveStudents}>{verificationWords.tellsItToo}</Link>.
          </>
        }
        submitLabel={verificationWords.verify}
        form={form}
        onSubmit={lookup.ask}
        failure={lookup.failure}
        result={lookup.answer && <Status admission={lookup.answer} />}
      >
        <TextField<Values>
          name="applicationNumber"
          label={verificationWords.applicationNumberAsked}
          required
          autoCapitalize="characters"
          autoComplete="off"
        />
      </LookupForm>
    </PageFrame>
  );
}

const states = {
  admitted: {
    badge: "success",
    word: verificationWords.admitted,
    next: verificationWords.congratulations,
  },
  submitted: {
    badge: "unapproved",
    word: verificationWords.submitted,
    next: verificationWords.withSchool,
  },
  "in-progress": {
    badge: "warning",
    word: verificationWords.notSubmitted,
    next: verificationWords.notComplete,
  },
} as const satisfies Record<AdmissionStatus["status"], unknown>;

function Status({ admission }: { admission: AdmissionStatus }) {
  const { badge, word, next } = states[admission.status];
  return (
    <Answer title={verificationWords.whatWeFound}>
      <DescriptionList
        items={[
          { term: verificationWords.status, value: <Badge status={badge}>{word}</Badge> },
          { term: verificationWords.applicationNumber, value: admission.applicationNumber },
          { term: verificationWords.applicant, value: admission.fullName },
          { term: verificationWords.programme, value: admission.programme },
          { term: verificationWords.department, value: admission.department },
          { term: verificationWords.session, value: admission.session },
        ]}
      />
      <p className="mt-6">{next}</p>
    </Answer>
  );
}
