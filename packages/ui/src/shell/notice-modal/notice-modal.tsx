import { dash } from "@polyportal/domain/format/dash";
import { formatDate } from "@polyportal/domain/format/date";
import { Badge } from "../../components/badge/badge.tsx";
import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { useWords } from "../../words/words.ts";
import { noticeModalWords } from "./notice-modal.words.ts";

/** A notice of the school. */
export type NoticeView = {
  /** Its number. */
  id: string;
  /** What it is about. */
  title: string;
  /** HTML that the server has sanitised. */
  description: string;
  /** ISO date and time. */
  startDate: string;
  /** Who wrote it. */
  senderName: string;
  /** Whom it is for: Undergraduate, Prospective Students, Postgraduate, All Students, Staff. */
  category: string;
};

export type NoticeModalProps = {
  /** Whether it is open; the caller holds this. */
  open: boolean;
  /** Called with false when the notices are put away. */
  onOpenChange: (open: boolean) => void;
  /** What the school has to say, newest first. */
  notices: readonly NoticeView[];
};

/** The school's notices, over the landing page as soon as they are there. */
export function NoticeModal({ open, onOpenChange, notices }: NoticeModalProps) {
  const words = useWords("noticeModal", noticeModalWords);
  return (
    <Dialog
      readable
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(notices.length)}
      footer={<Button onClick={() => onOpenChange(false)}>{words.proceed}</Button>}
    >
      <div className="flex flex-col gap-6">
        {notices.map((notice) => (
          <article key={notice.id} className="border-line not-first:border-t not-first:pt-6">
            <Badge>{notice.category}</Badge>
            <h3 className="mt-2 text-18 font-semibold break-words">{notice.title}</h3>
            <p className="text-14 text-ink-muted">
              <bdi>{dash(notice.senderName)}</bdi>,{" "}
              <time dateTime={notice.startDate}>{dash(formatDate(notice.startDate))}</time>
            </p>
            <RichText html={notice.description} className="mt-3" />
          </article>
        ))}
      </div>
    </Dialog>
  );
}
