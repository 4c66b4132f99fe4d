import { approverAccountMessages } from "@polyportal/domain/messages/approver-account";
import { userMessages } from "@polyportal/domain/messages/users";
import { PhoneField } from "@polyportal/ui/phone-field";
import { ComboboxField } from "@polyportal/ui/combobox-field";
import { TextField } from "@polyportal/ui/text-field";
import { useDepartments } from "../../parts/units/use-units.ts";

type Values = {
  lastname: string;
  firstname: string;
  middlename: string;
  email: string;
  mobileNumber: string;
  departmentId: string | number;
  staffNumber: string;
};

const { fields, columns } = userMessages;

type Props = {
  /** The account is the reader's: its address is changed on the profile, with the password. */
  ownAddress?: boolean;
};

/** Who somebody of the staff is, for a new account and for one that is edited. */
export function PersonFields({ ownAddress = false }: Props) {
  const departments = useDepartments();
  return (
    <>
      <TextField<Values> name="lastname" label={fields.lastname} required />
      <TextField<Values> name="firstname" label={fields.firstname} required />
      <TextField<Values> name="middlename" label={fields.middlename} />
      <TextField<Values>
        name="email"
        type="email"
        label={columns.email}
        hint={ownAddress ? approverAccountMessages.ownEmailHint : undefined}
        readOnly={ownAddress}
        required
      />
      <PhoneField<Values> name="mobileNumber" label={columns.mobileNumber} required />
      <ComboboxField<Values> name="departmentId" label={columns.department} options={departments} />
      <TextField<Values>
        name="staffNumber"
        label={fields.staffNumber}
        hint={fields.staffNumberHint}
        autoComplete="off"
      />
    </>
  );
}
