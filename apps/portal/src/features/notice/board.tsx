import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { toast } from "@polyportal/ui/toast";
import { Suspense, useCallback, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useProfile } from "../../app/profile.ts";
import { toastWithUndo } from "../../parts/act/undo.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { noticeAddresses } from "./addresses.ts";
import { columns, filters, idOf, nameOf, type NoticeRow } from "./board-columns.tsx";
import { useBringBack } from "./bring-back.ts";

// What opens over the list comes when it is opened.
const DeleteNotice = lazyPart(async () => (await import("./delete-notice.tsx")).DeleteNotice);
const NoticeModal = lazyPart(async () => (await import("@polyportal/ui/notice-modal")).NoticeModal);

const NoticeBeside = lazyPart(async () => (await import("./notice-beside.tsx")).NoticeBeside);

const record = { content: NoticeBeside, columns: ["title", "startDate", "active"] };

const { acts, switchedOn, switchedOff } = noticeBoardMessages;

type Opened = { act: "preview" | "delete"; notice: NoticeRow };

/** Every notice of the school: what shows to whom and until when, and what can be done with each. */
export function Board() {
  const { claims } = useProfile();
  const mayEnter = claims.includes("notices.enter");
  const mayErase = claims.includes("notices.erase");
  const [opened, setOpened] = useState<Opened>();
  const bringBack = useBringBack();
  const { mutate: toggle } = useOperation("toggleNotice", {
    invalidates: ["listNoticeBoard", "getNotice", "getHistory", "listOwnNotices"],
    onSuccess: (_, { id, active }) =>
      toastWithUndo(active ? switchedOn : switchedOff, () => toggle({ id, active: !active })),
    onError: ({ message }) => toast({ title: actMessages.failed, body: message, tone: "fail" }),
  });
  const rowActions = useCallback(
    (notice: NoticeRow) => {
      const { id, active, deletedAt, returnable } = notice;
      const preview = {
        label: acts.preview,
        onSelect: () => setOpened({ act: "preview", notice }),
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
        {
          label: active ? acts.switchOff : acts.switchOn,
          disabledReason: enters,
          onSelect: () => toggle({ id, active: !active }),
        },
        {
          label: acts.remove,
          danger: true,
          disabledReason: mayErase ? undefined : actMessages.noClaim,
          onSelect: () => setOpened({ act: "delete", notice }),
        },
      ];
    },
    [mayEnter, mayErase, toggle, bringBack],
  );
  const close = () => setOpened(undefined);
  return (
    <ListPage
      list="listNoticeBoard"
      title={noticeBoardMessages.title}
      lead={noticeBoardMessages.lead}
      columns={columns}
      filters={filters}
      searchLabel={noticeBoardMessages.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      record={record}
      exported
      history="notice"
      empty={noticeBoardMessages.none}
      actions={
        mayEnter && (
          <Button asChild>
            <BareLink href={noticeAddresses.write}>{noticeBoardMessages.add}</BareLink>
          </Button>
        )
      }
      over={
        opened && (
          <Suspense fallback={null}>
            {opened.act === "preview" ? (
              <NoticeModal open onOpenChange={close} notices={[opened.notice]} />
            ) : (
              <DeleteNotice notice={opened.notice} onClose={close} />
            )}
          </Suspense>
        )
      }
    />
  );
}
