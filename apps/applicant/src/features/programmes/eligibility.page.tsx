import type { AdmissionRules } from "@polyportal/api-client/contract/application-requirements";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { emptyTold } from "@polyportal/domain/admission/eligibility";
import type { EligibilityAnswers } from "@polyportal/domain/admission/eligibility-schema";
import { eligibilityWords as words } from "@polyportal/domain/messages/eligibility.words";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { eligibilityOfPath } from "@polyportal/domain/programmes/eligibility-path";
import { programmePath } from "@polyportal/domain/programmes/page-paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { Link } from "@polyportal/ui/link";
import { PageLoader } from "@polyportal/ui/page-loader";
import { PageTitle } from "@polyportal/ui/page-title";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { PageFrame } from "../../app/page-frame.tsx";
import { EligibilityFields } from "./eligibility-fields.tsx";
import { Verdicts } from "./verdicts.tsx";

/** Which departments of a programme take somebody, before anything is paid. All of it is reckoned here. */
export function Page() {
  const programme = eligibilityOfPath(useLocation().pathname);
  if (!programme) return null;
  return <Asking key={programme.slug} {...programme} />;
}

function Asking({ slug, title }: { slug: string; title: string }) {
  const query = useQuery(
    queryOptionsFor(useClient(), "getAdmissionRules", { programme: slug as ProgrammeSlug }),
  );
  return (
    <PageFrame title={words.titleOf(title)}>
      <div className="grid max-w-prose grid-cols-1 gap-8">
        <PageTitle lead={words.lead}>{words.titleOf(title)}</PageTitle>
        {query.data && <Known rules={query.data} />}
        {query.isPending && <PageLoader label={words.fetching} />}
        {query.isError && (
          <Alert status="fail" live>
            <p>{words.failed}</p>
            <Button className="mt-3" onClick={() => void query.refetch()}>
              {tryAgainLabel}
            </Button>
          </Alert>
        )}
        <p>
          <Link href={programmePath(slug)} className="ui-alone">
            {words.back(title)}
          </Link>
        </p>
      </div>
    </PageFrame>
  );
}

function Known({ rules }: { rules: AdmissionRules }) {
  const { departments } = rules;
  const [answer, setAnswer] = useState<{ told: EligibilityAnswers; press: number }>();
  const asked = departments.map(({ rule }) => rule);
  const schema = useLazySchema(async () => {
    const { eligibilitySchema } = await import("@polyportal/domain/admission/eligibility-schema");
    return eligibilitySchema;
  });
  const form = useAppForm(schema, emptyTold(asked));
  if (departments.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <Form
        form={form}
        onSubmit={(told) => setAnswer((before) => ({ told, press: (before?.press ?? 0) + 1 }))}
      >
        <EligibilityFields rules={rules} />
        <FormActions>
          <SubmitButton>{words.check}</SubmitButton>
        </FormActions>
      </Form>
      {/* Each press answers anew. */}
      {answer && <Verdicts key={answer.press} rules={rules} told={answer.told} />}
    </>
  );
}
