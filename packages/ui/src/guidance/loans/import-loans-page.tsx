import { Breadcrumbs } from "@polyportal/ui/breadcrumbs";
import { Button } from "@polyportal/ui/button";
import { ImportWizard, type ImportWizardProps } from "@polyportal/ui/import-wizard";
import { BareLink } from "@polyportal/ui/link";
import { PageTitle } from "@polyportal/ui/page-title";
import { loanMessages } from "./loan-messages.ts";

/** Each `key` is what a row's value is called in `values`. */
const columns: ImportWizardProps["columns"] = [
  { key: "matric", heading: "Matric number", required: true, example: "FPI/ND/24/0001" },
  { key: "book", heading: "Book", required: true, example: "Principles of Accounts" },
  {
    key: "dueOn",
    heading: "Date of return",
    required: true,
    example: "2026-12-07",
    hint: "Year, month, day",
  },
];

type ImportLoansPageProps = Pick<ImportWizardProps, "check" | "onImport"> & {
  /** Where the list is. */
  loansPath: string;
};

/** A sheet of loans: the server says what each row would do, then stores those that it takes. */
export function ImportLoansPage({ check, onImport, loansPath }: ImportLoansPageProps) {
  const { crumbs, importCrumb, importLead, toLoans } = loanMessages;
  return (
    <section className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <Breadcrumbs crumbs={[...crumbs, importCrumb]} />
        <PageTitle lead={importLead}>{loanMessages.import}</PageTitle>
      </div>
      <ImportWizard
        columns={columns}
        sampleName="loans-sample.xlsx"
        check={check}
        onImport={onImport}
        next={
          <Button asChild>
            <BareLink href={loansPath}>{toLoans}</BareLink>
          </Button>
        }
      />
    </section>
  );
}
