import type { VerifiedDocument } from "@polyportal/api-client/contract/document";
import { formatDate, formatDateTime } from "@polyportal/domain/format/date";
import {
  paperStates,
  verifyDocumentMessages as messages,
  type PaperState,
} from "@polyportal/domain/messages/verify-document";
import { Badge } from "@polyportal/ui/badge";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Answer } from "./answer.tsx";

const badges = {
  genuine: "success",
  altered: "fail",
  withdrawn: "warning",
  unknown: "fail",
} as const satisfies Record<PaperState, unknown>;

/** How a paper stands, and of a genuine one the words that must be printed on it. */
export function FoundDocument({ document }: { document: VerifiedDocument }) {
  const { state, code, name, school, issuedAt, withdrawnAt, facts } = document;
  const { word, next } = paperStates[state];
  return (
    <Answer title={messages.answer}>
      <DescriptionList
        items={[
          { term: messages.status, value: <Badge status={badges[state]}>{word}</Badge> },
          { term: messages.code, value: code },
          ...(name
            ? [
                { term: messages.document, value: name },
                { term: messages.school, value: school },
              ]
            : []),
          ...(issuedAt ? [{ term: messages.issuedAt, value: formatDate(issuedAt) }] : []),
          ...(withdrawnAt
            ? [{ term: messages.withdrawnAt, value: formatDateTime(withdrawnAt) }]
            : []),
          ...facts.map(({ label, value }) => ({ term: label, value })),
        ]}
      />
      <p className="mt-6">{next}</p>
    </Answer>
  );
}
