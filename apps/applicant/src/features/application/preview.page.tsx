import { useClient } from "@polyportal/api-client/query/client-context";
import { idOf, stepsFor } from "@polyportal/domain/application/steps";
import { slipMessages, slipTitle } from "@polyportal/domain/messages/slip";
import { ApplicationSlip } from "@polyportal/ui/application-slip";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { PageTitle } from "@polyportal/ui/page-title";
import { slipWords } from "@polyportal/domain/messages/slip.words";
import { useQuery } from "@tanstack/react-query";
import { PageFrame } from "../../app/page-frame.tsx";
import { useSchool } from "../../app/school.ts";
import { Fetched } from "./fetched.tsx";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { definitionOf } from "../../app/definitions.ts";
import { Guarded, type Opened } from "./opened.tsx";
import { recordOptions, slipOptions, useOrSignIn, usePicture } from "./queries.ts";
import { slipView } from "./steps/slip-view.ts";

/** The printable slip of a completed application. */
export function Page() {
  return <Guarded of={definitionOf}>{(opened) => <Slip opened={opened} />}</Guarded>;
}

function Slip({ opened }: { opened: Opened<Programme> }) {
  const { programme } = opened;
  const school = useSchool();
  const client = useClient();
  const query = useOrSignIn(opened, useQuery(slipOptions(client, opened)));
  const record = query.data;
  const photoSrc = usePicture(record?.passport ?? null);

  if (record) {
    return (
      <PageFrame key="slip" title={slipTitle(record.session, record.applicationType.trim())}>
        <ApplicationSlip slip={slipView(record, programme, school, photoSrc)} />
      </PageFrame>
    );
  }
  const unfinished = query.error?.code === "section_incomplete";
  return (
    <PageFrame title={slipMessages.defaultTitle}>
      <PageTitle className="mb-6">{slipMessages.defaultTitle}</PageTitle>
      {unfinished ? (
        <Unfinished opened={opened} />
      ) : (
        <Fetched query={query} label={slipWords.fetchingSlip}>
          {() => null}
        </Fetched>
      )}
    </PageFrame>
  );
}

/** What is left to do before there is a slip: nothing has gone wrong. */
function Unfinished({ opened }: { opened: Opened<Programme> }) {
  const { programme } = opened;
  const query = useOrSignIn(opened, useQuery(recordOptions(useClient(), opened)));
  return (
    <Fetched query={query} label={slipWords.fetchingSlip}>
      {({ saved, answers }) => {
        const missing = stepsFor(programme, answers).filter((step) => !saved.includes(idOf(step)));
        return (
          <div className="grid max-w-prose gap-4">
            {missing.length === 0 ? (
              <p>{slipWords.notSentYet}</p>
            ) : (
              <>
                <p>{slipWords.missingSections}</p>
                <ul className="list-disc ps-5">
                  {missing.map((step) => (
                    <li key={idOf(step)}>{step.title}</li>
                  ))}
                </ul>
              </>
            )}
            <Button asChild className="justify-self-start">
              <BareLink href={programme.paths.application}>
                {slipWords.continueApplication}
              </BareLink>
            </Button>
          </div>
        );
      }}
    </Fetched>
  );
}
