import type { AdmissionLetter as Letter } from "@polyportal/api-client/contract/admission-letter";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { letterKindOf, type LetterKind } from "@polyportal/domain/admission-letter/offer";
import { acceptanceWords } from "@polyportal/domain/messages/acceptance.words";
import { paths } from "@polyportal/domain/routes/paths";
import { AcceptanceLetter } from "@polyportal/ui/acceptance-letter";
import { AdmissionLetter } from "@polyportal/ui/admission-letter";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink } from "@polyportal/ui/link";
import { Tabs } from "@polyportal/ui/tabs";
import { useQuery } from "@tanstack/react-query";
import { DocumentPage, useIssuer } from "../../../parts/paper/document-page.tsx";
import { PortalPage } from "../../../app/portal-page.tsx";
import { useProfile } from "../../../app/profile.ts";
import { useStudentPhoto } from "../../../parts/photo/use-student-photo.ts";
import { letters } from "./letters.ts";
import { PaperOfFee } from "../paper-of-fee.tsx";

/** One of the three letters of admission. Who is another kind of student is told which is right. */
export function LetterPage({ kind }: { kind: LetterKind }) {
  const own = letterKindOf(useProfile().studentTypeId);
  const { title } = letters[kind];
  if (own === kind) return <OwnLetter title={title} />;
  return (
    <PortalPage title={title}>
      <EmptyState
        action={
          <Button asChild>
            <BareLink href={letters[own].path}>
              {acceptanceWords.openLetter(letters[own].title)}
            </BareLink>
          </Button>
        }
      >
        {acceptanceWords.anothersLetter(letters[own].title)}
      </EmptyState>
    </PortalPage>
  );
}

function OwnLetter({ title }: { title: string }) {
  const query = useQuery(
    queryOptionsFor(useClient(), "getAdmissionLetter", {}, { staleTimeMs: 60_000 }),
  );
  if (query.data) return <Letters title={title} letter={query.data} />;
  return <PaperOfFee title={title} query={query} home={paths.acceptance} />;
}

function Letters({ title, letter }: { title: string; letter: Letter }) {
  const school = useIssuer();
  const photoSrc = useStudentPhoto(letter.photoFileId);
  const { payment, verification } = letter;
  const shared = { ...letter, school, photoSrc, date: payment.paidAt };
  const offer = {
    ...shared,
    // Only who came through JAMB has a number of theirs.
    jambNumber: letter.jambNumber ?? undefined,
    acceptanceFee: payment.amount,
    verification: verification.admission,
  };
  const acceptance = {
    ...shared,
    ...payment,
    verification: verification.acceptance,
  };
  return (
    <DocumentPage title={title}>
      <Tabs
        label={acceptanceWords.letters}
        tabs={[
          { hash: "admission", label: title, content: <AdmissionLetter letter={offer} /> },
          {
            hash: "acceptance",
            label: acceptanceWords.acceptanceLetter,
            content: <AcceptanceLetter letter={acceptance} />,
          },
        ]}
      />
    </DocumentPage>
  );
}
