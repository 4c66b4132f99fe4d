import type { RowOf } from "@polyportal/api-client/list/describe";
import { rightsReviewList } from "@polyportal/api-client/list/rights-reviews";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { pasteListMessages } from "@polyportal/domain/messages/paste-list";
import { rightsReviewMessages as words } from "@polyportal/domain/messages/rights-review";
import { Button } from "@polyportal/ui/button";
import type { TableSelection } from "@polyportal/ui/data-table-props";
import { toast } from "@polyportal/ui/toast";
import { useCallback, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { tellFailed } from "../../parts/act/tell-failed.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useListFilters } from "../../parts/list/use-list-filters.ts";
import { reviewed } from "./review-columns.tsx";

// A dialog, which most visits do not open.
const Confirm = lazyPart(async () => (await import("@polyportal/ui/confirm")).Confirm);

const ReviewDetailPanel = lazyPart(
  async () => (await import("./review-detail-panel.tsx")).ReviewDetailPanel,
);

const record = { content: ReviewDetailPanel, columns: ["fullName", "due"] };

type Reviewed = RowOf<"listRightsReviews">;

const byUserName = {
  called: pasteListMessages.rows.userNames,
  of: ({ userName }: Reviewed) => userName,
};

type Asked = {
  readonly ids: readonly string[];
  readonly title: string;
  readonly done?: () => void;
};

/** Who has rights over others' work, since when, and when somebody last found that right. */
export function Page() {
  const mayConfirm = useMay("users.approve", "confirmRights");
  const [asked, setAsked] = useState<Asked>();
  const { mutate, isPending } = useOperation("confirmRights", {
    invalidates: ["listRightsReviews", "getRightsReview", "getHistory"],
    onSuccess: ({ confirmed, leftOut }) => {
      toast({ title: words.confirmed(confirmed), body: words.leftOut(leftOut), status: "success" });
      asked?.done?.();
      setAsked(undefined);
    },
    onError: (error) => {
      tellFailed(error);
      setAsked(undefined);
    },
  });
  const rowActions = useCallback(
    (person: Reviewed) => [
      {
        label: words.confirm,
        disabledReason: whyNot(mayConfirm, person),
        onSelect: () => setAsked({ ids: [person.id], title: words.confirmOne(person.fullName) }),
      },
    ],
    [mayConfirm],
  );
  const bulkActions = ({ ids, clear }: TableSelection) => (
    <Button
      size="small"
      variant="secondary"
      disabled={!mayConfirm}
      onClick={() => setAsked({ ids, title: words.confirmSome(ids.length), done: clear })}
    >
      {words.confirm}
    </Button>
  );
  return (
    <ListPage
      {...reviewed}
      lead={words.lead}
      filters={useListFilters(rightsReviewList)}
      rowActions={rowActions}
      record={record}
      bulkActions={bulkActions}
      pasted={byUserName}
      over={
        asked && (
          <Confirm
            open
            variant="primary"
            title={asked.title}
            question={words.question}
            confirmLabel={words.confirm}
            busy={isPending}
            onOpenChange={(open) => !open && setAsked(undefined)}
            onConfirm={() => mutate({ ids: [...asked.ids] })}
          />
        )
      }
    />
  );
}

function whyNot(mayConfirm: boolean, { own }: Reviewed): string | undefined {
  if (!mayConfirm) return actMessages.noClaim;
  return own ? words.own : undefined;
}
