import { formatCountdown } from "@polyportal/domain/format/countdown";
import { dash } from "@polyportal/domain/format/dash";
import { Button } from "../../components/button/button.tsx";
import { UsersIcon } from "../../components/icon/icon.tsx";
import { useTimeLeft } from "./use-time-left.ts";
import { useWords } from "../../words/words.ts";
import { impersonationBannerWords } from "./impersonation-banner.words.ts";

export type ImpersonationBannerProps = {
  /** The official who looks at the portal. */
  impersonator: string;
  /** The person whose portal it is. */
  impersonated: string;
  /** When the session ends, as an ISO moment; one in the past ends it at once. */
  endsAt: string;
  /** Ends the session: runs when the button is pressed, and once when the time is up. */
  onEnd: () => void;
  /** The official gave no reason, and may only look. */
  readOnly?: boolean;
  /** The session is being ended: the button turns. */
  busy?: boolean;
  /** The clock, in milliseconds: for stories and tests. The browser's own by default. */
  now?: () => number;
};

/** Minutes at which a screen reader is told; each second would talk over the page. */
const toldAt = [10, 5, 1] as const;
const toldForMs = 15_000;

const toldMinutes = (ms: number) =>
  toldAt.find((at) => ms <= at * 60_000 && ms > at * 60_000 - toldForMs);

/** Says over every page who is signed in as whom, and for how long: it stays until the session ends. */
export function ImpersonationBanner(props: ImpersonationBannerProps) {
  const {
    impersonator,
    impersonated,
    endsAt,
    onEnd,
    readOnly = false,
    busy = false,
    now = Date.now,
  } = props;
  const words = useWords("impersonationBanner", impersonationBannerWords);
  const left = useTimeLeft({ endsAt, onUp: onEnd, held: busy, now });
  const over = left <= 0;
  const minutes = toldMinutes(left);
  return (
    <section
      aria-label={words.label}
      className="border-b border-clay bg-clay-soft text-ink print:hidden"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-1 px-side py-2">
        <p className="flex min-w-0 flex-[1_1_20rem] gap-3">
          <UsersIcon className="mt-0.5 text-clay" />
          <span className="min-w-0 break-words">
            {/* Isolated, so that a name from right to left does not turn the sentence around. */}
            <bdi className="font-semibold">{dash(impersonator)}</bdi> {words.signedInAs}{" "}
            <bdi className="font-semibold">{dash(impersonated)}</bdi>
            {readOnly && <span className="block text-14">{words.readOnly}</span>}
          </span>
        </p>
        <div className="flex flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-1 sm:flex-none">
          <p className="text-14">
            {over ? (
              words.over
            ) : (
              <>
                {words.ends} <time dateTime={endsAt}>{words.moment(endsAt)}</time>
              </>
            )}
          </p>
          <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:justify-between">
            <span
              role="timer"
              aria-label={words.timeLeft}
              className="text-18 font-semibold tabular-nums"
            >
              {Number.isNaN(left) ? dash("") : formatCountdown(left)}
            </span>
            <Button variant="secondary" size="small" loading={busy} onClick={onEnd}>
              {words.end}
            </Button>
          </div>
        </div>
      </div>
      <span role="status" className="sr-only">
        {minutes !== undefined && words.minutesLeft(minutes)}
      </span>
    </section>
  );
}
