import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { BareLink } from "@polyportal/ui/link";
import { RichText } from "@polyportal/ui/rich-text";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { useMay } from "../../app/use-may.ts";
import { Past } from "../../parts/history/past.tsx";
import { DetailPanel } from "../../parts/list/detail-panel.tsx";
import { factsOf } from "../../parts/list/facts.ts";
import type { RecordProps } from "../../parts/list/record.ts";
import { useWide } from "../../parts/list/wide.ts";
import { noticeAddresses } from "./addresses.ts";
import { notices } from "./board-columns.tsx";

/** The heading says the first. */
const [, ...facts] = notices.columns;

/** One notice beside the board as its readers see it, with what the board knows of it. */
export function NoticeDetailPanel({ id, focused }: RecordProps) {
  const query = useQuery(queryOptionsFor(useClient(), "getNotice", { id }));
  const wide = useWide();
  const mayEnter = useMay("notices.enter", "updateNotice");
  return (
    <DetailPanel
      id={id}
      focused={focused}
      title={query.data?.title ?? noticeBoardMessages.one}
      actions={
        mayEnter && (
          <Button asChild size="small" variant="secondary">
            <BareLink href={noticeAddresses.edit(id)}>{noticeBoardMessages.acts.edit}</BareLink>
          </Button>
        )
      }
    >
      <Fetched query={query}>
        {(notice) => (
          <>
            <RichText html={notice.description} />
            <hr className="border-line" />
            <DescriptionList phoneColumns={2} items={factsOf(facts, notice)} />
            <Past subject="notice" id={id} name={notice.title} level={wide ? 3 : 2} />
          </>
        )}
      </Fetched>
    </DetailPanel>
  );
}
