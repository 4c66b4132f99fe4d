import { auditList } from "@polyportal/api-client/list/audit";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { auditMessages as words } from "@polyportal/domain/messages/audit";
import { capitalised } from "@polyportal/domain/text/capitalised";
import { Suspense } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { RecordLink } from "../../parts/list/record-link.tsx";
import { PersonLink } from "../../parts/people/person-link.tsx";
import { SubjectLink } from "./subject-link.tsx";

// The list comes first, and most visits to it open no entry.
const Verify = lazyPart(async () => (await import("./verify.tsx")).Verify);
const OpenEntry = lazyPart(async () => (await import("./entry.tsx")).OpenEntry);

const record = { content: OpenEntry, columns: ["at", "who", "what"] };

type Entry = RowOf<"listAudit">;

const entries = listOf(auditList, {
  at: { width: 12, grow: 0 },
  who: { cell: (entry) => <Who entry={entry} />, width: 12 },
  what: {
    cell: ({ id, what }) => <RecordLink id={id}>{capitalised(what)}</RecordLink>,
    fixed: true,
    width: 12,
    grow: 2,
  },
  subject: { cell: (entry) => <SubjectLink entry={entry} />, width: 10 },
  reason: { width: 8 },
});

function Who({ entry: { who, whoId, impersonator, impersonatorId } }: { entry: Entry }) {
  const person = <PersonLink id={whoId} name={who} />;
  if (impersonator === null) return person;
  return (
    <div>
      <span className="block">
        <PersonLink id={impersonatorId} name={impersonator} />
      </span>
      <span className="block text-14 text-ink-muted">{words.signedInAs(who)}</span>
    </div>
  );
}

/** The record of changes: each entry opens what was before and after it, beside the list. */
export const Page = () => (
  <ListPage
    {...entries}
    lead={words.lead}
    record={record}
    head={
      <Suspense
        fallback={
          <div
            className="min-h-10.5 rounded border border-line bg-paper-raised"
            aria-hidden="true"
          />
        }
      >
        <Verify />
      </Suspense>
    }
  />
);
