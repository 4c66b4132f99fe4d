import type { RowOf } from "@polyportal/api-client/list/describe";
import { actMessages } from "@polyportal/domain/messages/act";
import { pasteListMessages } from "@polyportal/domain/messages/paste-list";
import { rightsReviewMessages as words } from "@polyportal/domain/messages/rights-review";
import type { TableSelection } from "@polyportal/ui/data-table-props";
import { useCallback } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { BulkButton } from "../../parts/act/bulk-button.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import { reviewed } from "./review-columns.tsx";

// A dialog, which most visits do not open.
const ConfirmRights = lazyPart(async () => (await import("./confirm-rights.tsx")).ConfirmRights);

const ReviewDetailPanel = lazyPart(
  async () => (await import("./review-detail-panel.tsx")).ReviewDetailPanel,
);

const record = { content: ReviewDetailPanel, columns: ["fullName", "due"] };

type Reviewed = RowOf<"listRightsReviews">;

const byUserName = {
  called: pasteListMessages.rows.userNames,
  of: ({ userName }: Reviewed) => userName,
};

/** Who has rights over others' work, since when, and when somebody last found that right. */
export function Page() {
  const mayConfirm = useMay("users.approve", "confirmRights");
  const [over, open] = useOver();
  const rowActions = useCallback(
    (person: Reviewed) => [
      {
        label: words.confirm,
        disabledReason: whyNot(mayConfirm, person),
        onSelect: () =>
          open(ConfirmRights, { ids: [person.id], title: words.confirmOne(person.fullName) }),
      },
    ],
    [mayConfirm, open],
  );
  const bulkActions = ({ ids, clear }: TableSelection) => (
    <BulkButton
      disabled={!mayConfirm}
      onClick={() =>
        open(ConfirmRights, { ids, title: words.confirmSome(ids.length), onDone: clear })
      }
    >
      {words.confirm}
    </BulkButton>
  );
  return (
    <ListPage
      {...reviewed}
      lead={words.lead}
      rowActions={rowActions}
      record={record}
      bulkActions={bulkActions}
      pasted={byUserName}
      over={over}
    />
  );
}

function whyNot(mayConfirm: boolean, { own }: Reviewed): string | undefined {
  if (!mayConfirm) return actMessages.noClaim;
  return own ? words.own : undefined;
}
