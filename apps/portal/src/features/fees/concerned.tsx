import { isConcerned } from "@polyportal/domain/fees/concerned";
import { feesWords } from "@polyportal/domain/messages/fees.words";
import { notForStudent } from "@polyportal/domain/messages/sundry";
import type { InvoicePurpose } from "@polyportal/domain/payment/purposes";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink } from "@polyportal/ui/link";
import type { ReactNode } from "react";
import { FeeTabs } from "./fee-tabs.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { useProfile } from "../../app/profile.ts";

type Props = {
  purpose: InvoicePurpose;
  /** The page's name. */
  title: string;
  children: ReactNode;
};

/** A page of a fee that some kinds of student are never asked for; they are told so. */
export function Concerned({ purpose, title, children }: Props) {
  const { studentTypeId } = useProfile();
  if (studentTypeId === null || isConcerned(studentTypeId, purpose)) return children;
  return (
    <PortalPage title={title}>
      <FeeTabs />
      <EmptyState
        action={
          <Button asChild>
            <BareLink href={paths.schoolFees}>{feesWords.backToSchoolFees}</BareLink>
          </Button>
        }
      >
        {notForStudent}
      </EmptyState>
    </PortalPage>
  );
}
