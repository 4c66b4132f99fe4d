import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { TextField } from "@polyportal/ui/text-field";

const { columns, codeHint, fixedHint } = schoolSetupMessages;

type Values = { name: string; code: string };

/** Name and code of a faculty or a department; a code that stands in matric numbers is only read. */
export function UnitFields({ codeFixed = false }: { codeFixed?: boolean | undefined }) {
  return (
    <>
      <TextField<Values> name="name" label={columns.name} maxLength={120} required />
      <TextField<Values>
        name="code"
        label={columns.code}
        hint={codeFixed ? fixedHint : codeHint}
        readOnly={codeFixed}
        maxLength={10}
        autoComplete="off"
        required
      />
    </>
  );
}
