import { todayInLagos } from "@polyportal/domain/format/date";
import { DateField } from "@polyportal/ui/date-field";
import {
  SearchComboboxField,
  type SearchComboboxFieldProps,
} from "@polyportal/ui/search-combobox-field";
import { SideForm } from "@polyportal/ui/side-form";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { lendSchema, type NewLoan } from "./loan.ts";
import { loanMessages } from "./loan-messages.ts";

type LendFormProps = {
  /** Asks the server for people: thousands, so it searches them. */
  findBorrowers: SearchComboboxFieldProps["loadOptions"];
  /** Records the loan. What it rejects with stands in the form, with "Try again". */
  onLend: (loan: NewLoan) => Promise<void>;
  onClose: () => void;
};

/** A loan, recorded beside the list. */
export function LendForm({ findBorrowers, onLend, onClose }: LendFormProps) {
  // A date that is not there yet is "", as every empty field.
  const form = useAppForm(lendSchema, { borrowerId: "", book: "", dueOn: "" });
  type Values = FormValues<typeof form>;
  const { columns, dueHint, lend, save } = loanMessages;
  return (
    <SideForm open onClose={onClose} title={lend} submitLabel={save} form={form} onSubmit={onLend}>
      <SearchComboboxField<Values>
        name="borrowerId"
        label={columns.borrower}
        loadOptions={findBorrowers}
        required
      />
      <TextField<Values> name="book" label={columns.book} required />
      <DateField<Values>
        name="dueOn"
        label={columns.dueOn}
        hint={dueHint}
        min={todayInLagos()}
        required
      />
    </SideForm>
  );
}
