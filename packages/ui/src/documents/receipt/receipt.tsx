import { formatDate } from "@polyportal/domain/format/date";
import { groupRrr } from "@polyportal/domain/format/rrr";
import type { School } from "../document-frame/document-frame.tsx";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows } from "../document-frame/document-section.tsx";
import type { DocumentItem } from "../document-frame/item-table.tsx";
import { ItemTable } from "../document-frame/item-table.tsx";

/** A receipt as it is shown and printed. */
export type ReceiptView = {
  school: School;
  title: string;
  rrr: string | null | undefined;
  /** Left out where the payer is no student. */
  matricNumber?: string | null | undefined;
  fullName: string | null | undefined;
  /** Left out where the payer is no student. */
  department?: string | null | undefined;
  items: readonly DocumentItem[];
  /** In naira. */
  total: number | null | undefined;
  totalInWords?: string | undefined;
  /** ISO. */
  date: string | null | undefined;
};

/** The proof of a payment. */
export function Receipt({ receipt }: { receipt: ReceiptView }) {
  const { school, title, rrr, matricNumber, department, items, total, totalInWords } = receipt;
  return (
    <DocumentFrame school={school} title={title}>
      <DocumentRows
        rows={[
          { label: "Full name", value: receipt.fullName },
          { label: "RRR", value: rrr && groupRrr(rrr) },
          ...(matricNumber === undefined ? [] : [{ label: "Matric number", value: matricNumber }]),
          ...(department === undefined ? [] : [{ label: "Department", value: department }]),
          { label: "Date", value: formatDate(receipt.date) },
        ]}
      />
      <ItemTable items={items} total={total} totalInWords={totalInWords} />
    </DocumentFrame>
  );
}
