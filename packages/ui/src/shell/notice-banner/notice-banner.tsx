import { truncate } from "@polyportal/domain/format/name";
import { bannerLength } from "@polyportal/domain/notice/banner";
import { Button } from "../../components/button/button.tsx";
import { CrossIcon } from "../../components/icon/icon.tsx";
import { plainText } from "../../components/rich-text/rich-text.tsx";
import { StatusIcon } from "../../components/status/status-icon.tsx";
import { useWords } from "../../words/words.ts";
import { noticeBannerWords } from "./notice-banner.words.ts";

export type NoticeBannerProps = {
  /** The first notice's description, as HTML; the banner shows its first 70 characters. */
  html: string;
  /** What it is about; said first, and on phones alone. */
  title?: string;
  /** Opens the notices in full. */
  onRead?: () => void;
  /** Takes the banner away. */
  onDismiss: () => void;
};

/** The beginning of the newest notice, over the page until it is dismissed. */
export function NoticeBanner({ html, title, onRead, onDismiss }: NoticeBannerProps) {
  const words = useWords("noticeBanner", noticeBannerWords);
  return (
    <section aria-label={words.label} className="bg-info-soft text-ink print:hidden">
      <div className="mx-auto flex max-w-6xl items-center gap-3 px-side py-1">
        <StatusIcon kind="info" />
        <p className="min-w-0 flex-1 py-2 text-14 break-words sm:text-16">
          {title && <strong className="font-semibold">{title}</strong>}{" "}
          <span className={title && "max-sm:hidden"}>
            {truncate(plainText(html), bannerLength)}
          </span>
        </p>
        {onRead && (
          <Button variant="quiet" size="small" onClick={onRead}>
            {words.read}
          </Button>
        )}
        <Button variant="quiet" size="icon" aria-label={words.dismiss} onClick={onDismiss}>
          <CrossIcon />
        </Button>
      </div>
    </section>
  );
}
