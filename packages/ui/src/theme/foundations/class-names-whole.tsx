import { Avatar } from "../../components/avatar/avatar.tsx";
import { Crest } from "../../components/crest/crest.tsx";
import { ErrorFlag } from "../../components/error-flag/error-flag.tsx";
import { PageLoader } from "../../components/page-loader/page-loader.tsx";
import { SeasonCrest, SeasonLights } from "../../components/season-lights/season-lights.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { ChartNotLoaded } from "../../patterns/charts/chart.tsx";
import { ClassList } from "../../patterns/class-list/class-list.tsx";
import { DraftChoice } from "../../patterns/draft/draft-choice.tsx";
import { DraftStatus } from "../../patterns/draft/draft-status.tsx";
import { ErrorSummary } from "../../patterns/error-summary/error-summary.tsx";
import { Filters } from "../../patterns/filters/filters.tsx";
import { Asterisk } from "../../patterns/form-field/form-field.tsx";
import { InvoiceActions } from "../../patterns/invoice-actions/invoice-actions.tsx";
import { PaymentCheck } from "../../patterns/payment-check/payment-check.tsx";
import { name } from "./class-names-samples.ts";

const nothing = () => {};
const conflict = {
  mine: {},
  theirs: {},
  typedAt: 0,
  from: "tab",
  takeMine: nothing,
  takeTheirs: nothing,
} as const;

const asked = { error: null, confirming: false, answer: null, confirm: nothing };

/** Parts that are drawn whole, once a page or once a form, and small ones within them. */
export const wholeParts = (className: string) => ({
  Asterisk: <Asterisk className={className} />,
  Avatar: <Avatar name={name} className={className} />,
  ChartNotLoaded: <ChartNotLoaded className={className} />,
  ClassList: (
    <ClassList
      label={name}
      entries={[]}
      filter={{ term: "", uploads: "all" }}
      onFilterChange={nothing}
      className={className}
    />
  ),
  Crest: <Crest schoolName="Polytechnic" className={className} />,
  DraftChoice: <DraftChoice conflict={conflict} labelOf={(path) => path} className={className} />,
  DraftStatus: <DraftStatus state="saved" className={className} />,
  DraftRefused: <DraftStatus state="refused" className={className} />,
  ErrorFlag: <ErrorFlag title="Refused" onClose={nothing} className={className} />,
  ErrorSummary: <ErrorSummary problems={[{ message: "Refused" }]} className={className} />,
  Filters: (
    <Filters filters={[]} value={new URLSearchParams()} onChange={nothing} className={className} />
  ),
  InvoiceActions: (
    <InvoiceActions
      state="unpaid"
      cardPayment={{ action: "#", fields: {} }}
      className={className}
    />
  ),
  PageLoader: <PageLoader className={className} />,
  PaymentCheck: <PaymentCheck {...asked} answer="failed" className={className} />,
  PaymentAsked: <PaymentCheck {...asked} confirming className={className} />,
  SeasonCrest: <SeasonCrest schoolName="Polytechnic" festive className={className} />,
  SeasonLights: <SeasonLights lit className={className} />,
  VisuallyHidden: <VisuallyHidden className={className}>{name}</VisuallyHidden>,
});
