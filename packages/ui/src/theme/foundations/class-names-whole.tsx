import { Crest } from "../../components/crest/crest.tsx";
import { ErrorFlag } from "../../components/error-flag/error-flag.tsx";
import { PageLoader } from "../../components/page-loader/page-loader.tsx";
import { SeasonCrest, SeasonLights } from "../../components/season-lights/season-lights.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { DraftStatus } from "../../patterns/draft/draft-status.tsx";
import { ErrorSummary } from "../../patterns/error-summary/error-summary.tsx";
import { Asterisk } from "../../patterns/form-field/form-field.tsx";
import { name } from "./class-names-samples.ts";

const nothing = () => {};

/** Parts that are drawn whole, once a page or once a form, and small ones within them. */
export const wholeParts = (className: string) => ({
  Asterisk: <Asterisk className={className} />,
  Crest: <Crest schoolName="Polytechnic" className={className} />,
  DraftStatus: <DraftStatus state="saved" className={className} />,
  DraftRefused: <DraftStatus state="refused" className={className} />,
  ErrorFlag: <ErrorFlag title="Refused" onClose={nothing} className={className} />,
  ErrorSummary: <ErrorSummary problems={[{ message: "Refused" }]} className={className} />,
  PageLoader: <PageLoader className={className} />,
  SeasonCrest: <SeasonCrest schoolName="Polytechnic" festive className={className} />,
  SeasonLights: <SeasonLights lit className={className} />,
  VisuallyHidden: <VisuallyHidden className={className}>{name}</VisuallyHidden>,
});
