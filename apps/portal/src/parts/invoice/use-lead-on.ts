import type { StudentInvoice } from "@polyportal/api-client/contract/fees";
import { paymentReceived } from "@polyportal/domain/messages/student-invoice";
import { pathAfterPayment } from "@polyportal/domain/payment/after-payment";
import { toast } from "@polyportal/ui/toast";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

/** After a payment, goes to the next step's page, if the fee has one. */
export function useLeadOn(invoice: StudentInvoice | undefined) {
  const navigate = useNavigate();
  const path = invoice && pathAfterPayment(invoice.purpose);
  const { purpose, rrr } = invoice ?? {};
  useEffect(() => {
    if (!path || !purpose || !rrr) return;
    toast({ ...paymentReceived(purpose, rrr), status: "success" });
    void navigate(path, { replace: true });
  }, [path, purpose, rrr, navigate]);
}
