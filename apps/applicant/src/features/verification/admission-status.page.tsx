import type { Output } from "@polyportal/api-client/client/client";
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
    <PageFrame title="Verify Admission Status">
      <LookupForm
        title="Verify Admission Status"
        info={
          <>
            Enter your application number. It stands on your application slip; your RRR{" "}
            <Link href={publicPaths.prospectiveStudents}>tells it, too</Link>.
          </>
        }
        submitLabel="Verify"
        form={form}
        onSubmit={lookup.ask}
        failure={lookup.failure}
        result={lookup.answer && <Status admission={lookup.answer} />}
      >
        <TextField<Values>
          name="applicationNumber"
          label="Application Number"
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
    word: "Admitted",
    next: "Congratulations: you have been offered admission.",
  },
  submitted: {
    badge: "unapproved",
    word: "Submitted",
    next: "Your application is with the school. No decision has been published yet.",
  },
  "in-progress": {
    badge: "warning",
    word: "Not submitted",
    next: "Your application is not complete. Sign in with your RRR and finish it.",
  },
} as const satisfies Record<AdmissionStatus["status"], unknown>;

function Status({ admission }: { admission: AdmissionStatus }) {
  const { badge, word, next } = states[admission.status];
  return (
    <Answer title="What we found">
      <DescriptionList
        items={[
          { term: "Status", value: <Badge status={badge}>{word}</Badge> },
          { term: "Application number", value: admission.applicationNumber },
          { term: "Applicant", value: admission.fullName },
          { term: "Programme", value: admission.programme },
          { term: "Department", value: admission.department },
          { term: "Session", value: admission.session },
        ]}
      />
      <p className="mt-6">{next}</p>
    </Answer>
  );
}
