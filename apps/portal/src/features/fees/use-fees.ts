import type { StudentInvoice } from "@polyportal/api-client/contract/fees";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import type { FeePurpose } from "@polyportal/domain/payment/purposes";
import { studentInvoicePath } from "@polyportal/domain/routes/paths";
import { toast } from "@polyportal/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";

/** A fee of the student in every session in which it falls due. */
export const useFeeStatement = (purpose: FeePurpose) =>
  useQuery(queryOptionsFor(useClient(), "getFeeStatement", { purpose }));

/** What becomes of an invoice that is being generated: it is shown. */
export function useGenerated() {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return {
    onSuccess: (invoice: StudentInvoice) => {
      const { purpose, id, rrr } = invoice;
      for (const key of [{ id }, { rrr }]) {
        const { queryKey } = queryOptionsFor(client, "getStudentInvoice", key);
        // Shown at once, and asked for again: an invoice just made has no codes of its papers yet.
        queryClient.setQueryData(queryKey, invoice, { updatedAt: 1 });
      }
      toast({ ...invoiceMessages.created, status: "success" });
      void navigate(studentInvoicePath(purpose, invoice));
    },
  };
}
