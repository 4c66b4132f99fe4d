import { useState, type ReactNode } from "react";
import { Button } from "@polyportal/ui/button";
import { DataTable } from "@polyportal/ui/data-table";
import type { DataTableProps, TableSelection } from "@polyportal/ui/data-table-props";
import { activeFilters } from "@polyportal/ui/filter";
import { Filters } from "@polyportal/ui/filters";
import { BareLink } from "@polyportal/ui/link";
import { ListPage } from "@polyportal/ui/list-page";
import type { SearchComboboxFieldProps } from "@polyportal/ui/search-combobox-field";
import { tableStateIn, withTableState } from "@polyportal/ui/table-state";
import { toast } from "@polyportal/ui/toast";
import { LendForm } from "./lend-form.tsx";
import type { Loan, NewLoan } from "./loan.ts";
import { columns, filters, idOf, nameOf } from "./loan-columns.tsx";
import { loanMessages } from "./loan-messages.ts";
import { TakeBack } from "./take-back.tsx";

type LoansPageProps = {
  /** The address, which says what the server is asked for, and how it is changed. */
  params: URLSearchParams;
  onParams: (params: URLSearchParams) => void;
  /** What the server has answered; nothing yet, or nothing because it failed. */
  answer: { items: readonly Loan[]; total: number } | undefined;
  loading: boolean;
  failure: DataTableProps<Loan>["failure"];
  breadcrumbs: ReactNode;
  importPath: string;
  findBorrowers: SearchComboboxFieldProps["loadOptions"];
  onLend: (loan: NewLoan) => Promise<void>;
  onTakeBack: (choice: TableSelection["choice"]) => Promise<void>;
};

/** The loans of the library, a page at a time from the server: found, recorded and taken back. */
export function LoansPage(props: LoansPageProps) {
  const { params, onParams, answer, loading, failure, onLend, onTakeBack } = props;
  const [lending, setLending] = useState(false);
  const atWork = activeFilters(filters, params);
  const { title, lead, lend, lent, search, none } = loanMessages;
  const lendButton = <Button onClick={() => setLending(true)}>{lend}</Button>;
  const takeBack = (chosen: TableSelection) => <TakeBack chosen={chosen} onTakeBack={onTakeBack} />;
  return (
    <ListPage
      title={title}
      lead={lead}
      breadcrumbs={props.breadcrumbs}
      actions={
        <>
          <Button asChild variant="secondary">
            <BareLink href={props.importPath}>{loanMessages.import}</BareLink>
          </Button>
          {lendButton}
        </>
      }
      sideForm={
        lending && (
          <LendForm
            findBorrowers={props.findBorrowers}
            onClose={() => setLending(false)}
            onLend={async (loan) => {
              await onLend(loan);
              setLending(false);
              toast({ title: lent(loan.book), status: "success" });
            }}
          />
        )
      }
    >
      <DataTable
        filters={<Filters filters={filters} value={params} onChange={onParams} />}
        label={title}
        columns={columns}
        rows={answer?.items ?? []}
        total={answer?.total ?? 0}
        rowId={idOf}
        rowLabel={nameOf}
        state={tableStateIn(params)}
        onState={(state) => onParams(withTableState(params, state))}
        loading={loading}
        failure={failure}
        searchLabel={search}
        filtered={atWork.length > 0}
        // What is chosen by "all that match" counts for these filters only.
        selectMatching={atWork.map(({ text }) => text).join()}
        bulkActions={takeBack}
        empty={none}
        emptyAction={lendButton}
      />
    </ListPage>
  );
}
