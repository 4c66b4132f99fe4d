import { forgetApplicantAccess } from "@polyportal/api-client/client/applicant-token";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatNaira } from "@polyportal/domain/format/naira";
import { movePaymentWords as words } from "@polyportal/domain/messages/move-payment.words";
import { entryBySlug } from "@polyportal/domain/programmes/catalogue";
import type { ProgrammeEntry } from "@polyportal/domain/programmes/programme-entry";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { toast } from "@polyportal/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { setOpenApplication } from "../../app/open-application.ts";
import { Fetched } from "./fetched.tsx";
import type { SentBack } from "./opened.tsx";

// Shares a lazy file with the header.
const Confirm = lazyPart(async () => (await import("@polyportal/ui/confirm")).Confirm);

type Props = { programme: Programme; record: ApplicationRecord };

/** The programmes to which the payment can be moved, each with a confirmation. */
export function MoveForm({ programme, record }: Props) {
  // Always refetched, because the school may have opened or closed one.
  const query = useQuery(
    queryOptionsFor(useClient(), "getMoves", { ...programme.api }, { staleTimeMs: 0 }),
  );
  const [chosen, setChosen] = useState<ProgrammeEntry>();
  return (
    <section aria-labelledby="move" className="grid gap-3">
      <h2 id="move" className="text-22 font-semibold">
        {words.title}
      </h2>
      <Fetched query={query} label={words.fetching}>
        {({ amount, programmes }) => {
          const places = programmes.flatMap((slug) => entryBySlug(slug) ?? []);
          if (places.length === 0) return <p>{words.none}</p>;
          return (
            <>
              <p>{words.lead(formatNaira(amount))}</p>
              <ul className="flex flex-wrap gap-3">
                {places.map((place) => (
                  <li key={place.slug}>
                    <Button variant="secondary" onClick={() => setChosen(place)}>
                      {words.moveTo(place.title)}
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </Fetched>
      <Suspense>
        {chosen && (
          <Question
            to={chosen}
            programme={programme}
            record={record}
            onClose={() => setChosen(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}

function Question({
  to,
  programme,
  record: { applicantId, rrr },
  onClose,
}: Props & { to: ProgrammeEntry; onClose: () => void }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useOperation("moveApplication", {
    onSuccess: () => {
      toast({ title: words.moved(to.title), status: "success" });
      // Drafts are kept: they belong to the application, which moves too.
      forgetApplicantAccess(programme.slug);
      setOpenApplication(undefined);
      const state: SentBack = { expired: false, rrr, hash: "" };
      void navigate(to.paths.login, { replace: true, state });
    },
  });
  const slug = to.slug as ApplicationRecord["programme"];
  return (
    <Confirm
      open
      variant="primary"
      onOpenChange={(open) => !open && onClose()}
      title={words.moveTo(to.title)}
      question={
        <>
          {words.question(programme.title, to.title, rrr)}
          {error && (
            <Alert status="fail" live className="mt-3">
              {error.message}
            </Alert>
          )}
        </>
      }
      confirmLabel={words.go}
      dropLabel={words.keep}
      busy={isPending}
      onConfirm={() => mutate({ ...programme.api, applicantId, slug })}
    />
  );
}
