import type { ApiError } from "@polyportal/api-client/client/api-error";
import type { HistorySubject } from "@polyportal/domain/audit/subjects";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DescriptionList } from "@polyportal/ui/description-list";
import { BareLink } from "@polyportal/ui/link";
import { Fetched } from "../../app/fetched.tsx";
import { Past } from "../../parts/history/past.tsx";
import { Beside } from "../../parts/list/beside.tsx";
import type { RecordProps } from "../../parts/list/record.ts";
import { useWide } from "../../parts/list/wide.ts";

type Props<Unit> = RecordProps & {
  /** As what the record of changes notes it. */
  history: HistorySubject;
  /** What it is, until its name is known. */
  thing: string;
  query: { data: Unit | undefined; error: ApiError | null; refetch: () => unknown };
  /** As its row tells them. */
  facts: readonly DataColumn<Unit>[];
  linksOf: (unit: Unit) => readonly { label: string; href: string }[];
};

/** A unit of the school beside its list: what its row tells, where it leads, what became of it. */
export function UnitBeside<Unit extends { name: string }>(props: Props<Unit>) {
  const { id, focused, history, thing, query, facts, linksOf } = props;
  const wide = useWide();
  return (
    <Beside
      id={id}
      focused={focused}
      title={query.data?.name ?? thing}
      actions={
        query.data &&
        linksOf(query.data).map(({ label, href }) => (
          <Button key={label} asChild size="small" variant="secondary">
            <BareLink href={href}>{label}</BareLink>
          </Button>
        ))
      }
    >
      <Fetched query={query}>
        {(unit) => (
          <>
            <DescriptionList
              phoneColumns={2}
              items={facts.map(({ header, value, cell }) => ({
                term: header,
                value: cell?.(unit) ?? value(unit),
              }))}
            />
            <Past subject={history} id={id} name={unit.name} level={wide ? 3 : 2} />
          </>
        )}
      </Fetched>
    </Beside>
  );
}
