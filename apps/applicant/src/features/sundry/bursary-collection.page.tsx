import type { PublicInvoice } from "@polyportal/api-client/contract/sundry-public";
import { bursaryCollectionWords as words } from "@polyportal/domain/messages/bursary-collection.words";
import { PageLoader } from "@polyportal/ui/page-loader";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { PageFrame } from "../../app/page-frame.tsx";
import { Charges } from "./charges.tsx";

const loadInvoice = () => import("./charge-invoice.tsx");
const OwnChargeInvoice = lazy(async () => ({ default: (await loadInvoice()).OwnChargeInvoice }));
const FoundChargeInvoice = lazy(async () => ({
  default: (await loadInvoice()).FoundChargeInvoice,
}));

/** Charges that anybody may pay: the form, then its invoice, which has an address for whoever is named. */
export function Page() {
  const [search, setSearch] = useSearchParams();
  const [found, setFound] = useState<PublicInvoice>();
  const id = search.get("invoice");
  const beginAnew = () => {
    setFound(undefined);
    setSearch({});
  };
  const show = (made: PublicInvoice) => {
    if (made.invoice.id === null) setFound(made);
    else setSearch({ invoice: made.invoice.id });
  };
  return (
    <PageFrame title={words.title}>
      <Suspense fallback={<PageLoader />}>
        {id ? (
          <OwnChargeInvoice key={id} id={id} onAgain={beginAnew} />
        ) : found ? (
          <FoundChargeInvoice found={found} onAgain={beginAnew} />
        ) : (
          <Charges onMade={show} />
        )}
      </Suspense>
    </PageFrame>
  );
}
