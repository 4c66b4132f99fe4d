import { DocumentFrame } from "@polyportal/ui/document-frame";

const school = { name: "Alani State Polytechnic", location: "Ijemi, Nigeria" };

/** A document: the same component on the screen and on paper. It takes finished words and sums nothing. */
export function PrintExample({ name, hall, bed }: { name: string; hall: string; bed: string }) {
  return (
    <DocumentFrame school={school} title="Hostel Slip" subtitle={name} holder={name}>
      <p>
        {name} has bed space <strong>{bed}</strong> in {hall} for the session 2026/2027.
      </p>
      <p className="print:hidden">Print this slip and bring it to the porter.</p>
    </DocumentFrame>
  );
}
