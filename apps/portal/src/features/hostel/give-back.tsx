import { giveBackMessages } from "@polyportal/domain/messages/hostel";
import { CancelInvoice } from "../../parts/invoice/cancel-invoice.tsx";

type Props = {
  /** The invoice for which the bed is held. */
  invoiceId: string;
  /** The bed, in words. */
  place: string;
};

/** Gives back a bed that is held and not paid: its invoice ends. */
export const GiveBack = ({ invoiceId, place }: Props) => (
  <CancelInvoice id={invoiceId} title={place} words={giveBackMessages} />
);
