import { actMessages } from "@polyportal/domain/messages/act";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { useCallback } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { useToggle } from "../../parts/act/use-toggle.ts";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import { noticeAddresses } from "./addresses.ts";
import { notices, type NoticeRow } from "./board-columns.tsx";
import { useBringBack } from "./bring-back.ts";

// What opens over the list comes when it is opened.
const DeleteNotice = lazyPart(async () => (await import("./delete-notice.tsx")).DeleteNotice);
const NoticeModal = lazyPart(async () => (await import("@polyportal/ui/notice-modal")).NoticeModal);

const NoticeDetailPanel = lazyPart(
  async () => (await import("./notice-detail-panel.tsx")).NoticeDetailPanel,
);

const record = { content: NoticeDetailPanel, columns: ["title", "startDate", "active"] };

const { acts } = noticeBoardMessages;

/** Every notice of the school: what shows to whom and until when, and what can be done with each. */
export function Board() {
  const mayEnter = useMay("notices.enter", "createNotice", "updateNotice", "toggleNotice");
  const mayErase = useMay("notices.erase", "deleteNotice", "undoDeleteNotice");
  const [over, open] = useOver();
  const bringBack = useBringBack();
  const toggle = useToggle("toggleNotice", noticeBoardMessages, [
    "listNoticeBoard",
    "getNotice",
    "getHistory",
    "listOwnNotices",
  ]);
  const rowActions = useCallback(
    (notice: NoticeRow) => {
      const { id, deletedAt, returnable } = notice;
      const preview = {
        label: acts.preview,
        onSelect: () => open(Preview, { notice }),
      };
      if (deletedAt !== null) {
        const disabledReason = returnable && mayErase ? undefined : noticeBoardMessages.undoRefused;
        return [
          preview,
          { label: acts.bringBack, disabledReason, onSelect: () => bringBack({ id }) },
        ];
      }
      const enters = mayEnter ? undefined : actMessages.noClaim;
      return [
        { label: acts.edit, href: noticeAddresses.edit(id), disabledReason: enters },
        preview,
        { label: acts.copy, href: noticeAddresses.copy(id), disabledReason: enters },
        toggle(notice, enters),
        {
          label: acts.remove,
          danger: true,
          disabledReason: mayErase ? undefined : actMessages.noClaim,
          onSelect: () => open(DeleteNotice, { notice }),
        },
      ];
    },
    [mayEnter, mayErase, open, toggle, bringBack],
  );
  return (
    <ListPage
      {...notices}
      lead={noticeBoardMessages.lead}
      rowActions={rowActions}
      record={record}
      history="notice"
      actions={
        mayEnter && (
          <ButtonLink variant="primary" href={noticeAddresses.write}>
            {noticeBoardMessages.add}
          </ButtonLink>
        )
      }
      over={over}
    />
  );
}

const Preview = ({ notice, onClose }: { notice: NoticeRow; onClose: () => void }) => (
  <NoticeModal open onOpenChange={onClose} notices={[notice]} />
);
