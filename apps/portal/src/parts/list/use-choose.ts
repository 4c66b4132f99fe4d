import type { Input } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { listChoiceMessages } from "@polyportal/domain/messages/list-choice";
import { largestPage } from "@polyportal/domain/table/page-sizes";
import type { RowChoice } from "@polyportal/ui/data-table-props";
import { toast } from "@polyportal/ui/toast";
import type { ListName, RowOf } from "@polyportal/api-client/list/describe";

type Listed<Name extends ListName> = {
  /** The list's current input. */
  asked: Input<Name>;
  /** How many match. */
  total: number;
  rowId: (row: RowOf<Name>) => string;
  onSelection: ((choice: RowChoice) => void) | undefined;
};

const refuse = (body: string) => toast({ title: listChoiceMessages.failed, body, status: "fail" });

/**
 * Chooses rows. An act on several takes their ids: if all matches are chosen, these are fetched, as many as
 * an act accepts.
 */
export function useChoose<Name extends ListName>(list: Name, listed: Listed<Name>) {
  const client = useClient();
  const { asked, total, rowId, onSelection } = listed;
  return (choice: RowChoice) => {
    if (!("all" in choice)) return onSelection?.(choice);
    if (total > largestPage) return refuse(listChoiceMessages.tooMany(largestPage));
    client.call(list, { ...asked, page: 1, size: largestPage }).then(
      (answer: unknown) => onSelection?.((answer as { items: RowOf<Name>[] }).items.map(rowId)),
      (error: unknown) => refuse(error instanceof Error ? error.message : ""),
    );
  };
}
