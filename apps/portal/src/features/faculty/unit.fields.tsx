import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { TextField } from "@polyportal/ui/text-field";

const { columns, codeHint, fixedHint } = schoolSetupMessages;

type Values = { name: string; code: string };

/** The name of a faculty, a department or an option. */
export const NameField = () => (
  <TextField<Values> name="name" label={columns.name} maxLength={120} required />
);

/** The code of a faculty or a department; one that stands in matric numbers is only read. */
export const CodeField = ({ fixed = false }: { fixed?: boolean | undefined }) => (
  <TextField<Values>
    name="code"
    label={columns.code}
    hint={fixed ? fixedHint : codeHint}
    readOnly={fixed}
    maxLength={10}
    autoComplete="off"
    required
  />
);
