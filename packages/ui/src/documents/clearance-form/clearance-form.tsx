import type { ClearanceState } from "@polyportal/domain/admission/clearance";
import { paperNames } from "@polyportal/domain/document/kinds";
import { clearanceRows } from "@polyportal/domain/document/papers/clearance";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows, DocumentSection } from "../document-frame/document-section.tsx";
import type { DocumentColumn } from "../document-frame/document-table.tsx";
import { DocumentTable } from "../document-frame/document-table.tsx";
import type { School } from "../document-frame/school-heading.tsx";
import { SignatureLines } from "../document-frame/signature-lines.tsx";
import type { DocumentStudent } from "../document-frame/student.tsx";
import { Passport } from "../document-frame/student.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import { type Catalogue, useWords } from "../../words/words.ts";
import { clearanceFormWords } from "./clearance-form.words.ts";

/** One office that clears a newcomer. */
export type ClearanceComponent = {
  /** What it clears: "Medical". */
  name: string;
  /** Where it is done: "Health Centre". */
  office: string;
  /** How the newcomer stands with it. */
  state: ClearanceState;
};

/** A newcomer's clearance as its sheet shows it. */
export type ClearanceFormView = DocumentStudent & {
  /** Who issues it. */
  school: School;
  /** The number of the offer of admission. */
  admissionNumber: string | null | undefined;
  /** The academic session of entry: `2026/2027`. */
  session: string | null | undefined;
  /** The reference of the acceptance fee, without spaces. */
  rrr: string | null | undefined;
  /** The offices, in the order in which they are gone to. */
  components: readonly ClearanceComponent[];
  /** Where the form can be checked. */
  verification?: Verification | undefined;
};

export type ClearanceFormProps = {
  /** The form to show. */
  form: ClearanceFormView;
};

const columnsIn = (
  words: Catalogue["clearanceForm"],
): readonly DocumentColumn<ClearanceComponent>[] => [
  { label: words.component, value: ({ name }) => name, rowHeader: true, className: "w-40" },
  { label: words.office, value: ({ office }) => office, className: "w-40" },
  { label: words.state, value: ({ state }) => words.states[state], className: "w-24" },
  // Room for a name, a stamp and a signature.
  { label: words.officer, value: () => <span className="block h-10 print:h-[11mm]" /> },
];

/** The sheet that a newcomer takes from office to office, each of which clears and signs. */
export function ClearanceForm({ form }: ClearanceFormProps) {
  const words = useWords("clearanceForm", clearanceFormWords);
  return (
    <DocumentFrame
      school={form.school}
      title={paperNames["clearance-form"]}
      holder={form.fullName}
      photo={<Passport name={form.fullName} src={form.photoSrc} />}
      verification={form.verification}
    >
      <DocumentRows rows={clearanceRows(form)} />
      <DocumentSection title={words.components}>
        <DocumentTable
          caption={words.componentsOf}
          empty={words.none}
          minWidth="min-w-[36rem]"
          rows={form.components}
          columns={columnsIn(words)}
        />
      </DocumentSection>
      <SignatureLines roles={words.signatures} />
    </DocumentFrame>
  );
}
