import { useState } from "react";
import { cx } from "class-variance-authority";
import { Button } from "../../components/button/button.tsx";
import { DropdownMenu } from "../../components/dropdown-menu/dropdown-menu.tsx";
import { ChevronDownIcon } from "../../components/icon/icon.tsx";
import { copyText } from "../../components/reference/copy-text.ts";
import { Spinner } from "../../components/spinner/spinner.tsx";
import { toast } from "../../components/toast/toast-store.ts";
import { useWords } from "../../words/words.ts";
import type { SavedViewsProps, ViewDraft } from "./saved-views-props.ts";
import { savedViewsWords } from "./saved-views.words.ts";
import type { ViewDialog } from "./view-dialog.tsx";
import { actEntries, viewEntries } from "./view-entries.tsx";
import { isChanged, named, viewIn, viewQuery } from "./view.ts";

export type { SavedViewsProps, ViewDraft } from "./saved-views-props.ts";

/**
 * The saved views of a list: choose, save, change, copy as a link. The address is their state: it has all
 * that a view shows, besides the view's id.
 */
export function SavedViews(props: SavedViewsProps) {
  const { views, value, onChange, filters, columns, firstSize, hrefOf, audiences, ...others } =
    props;
  const { onSave, onUpdate, onDelete, loading = false, failure, className, ...rest } = others;
  const words = useWords("savedViews", savedViewsWords);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<"new" | "edit" | "delete">();
  const [Dialog, setDialog] = useState<typeof ViewDialog>();
  const scope = { filters, columns, firstSize };
  const current = viewIn(value, views);
  const query = viewQuery(value, scope);
  const changed = current !== undefined && isChanged(value, current, scope);
  const saveable = current ? changed : query !== "";
  const own = current?.lockedReason === undefined;

  const attempt = async (act: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      const body = error instanceof Error ? error.message : "";
      toast({ status: "fail", title: words.failed, body });
    } finally {
      setBusy(false);
    }
  };
  // The code of the dialog and the modal is loaded on demand.
  const ask = (what: NonNullable<typeof asked>) => () =>
    void attempt(async () => {
      const { ViewDialog } = await import("./view-dialog.tsx");
      setDialog(() => ViewDialog);
      setAsked(what);
    });
  const update = (change: Partial<ViewDraft>) => () =>
    void attempt(async () => {
      if (!current) return;
      await onUpdate(current.id, change);
      toast({ status: "success", title: words.saved });
    });
  const copy = async () => {
    const shown = new URLSearchParams(query);
    const address = hrefOf?.(current ? named(shown, current.id) : shown) ?? "";
    const { href } = new URL(address, location.href);
    const copied = await copyText(href);
    toast(
      copied
        ? { status: "success", title: words.copied }
        : { status: "fail", title: words.notCopied, body: href },
    );
  };
  const acts = actEntries({
    current,
    unsaveable: query === "" ? words.nothingToSave : undefined,
    words,
    shares: audiences !== undefined,
    onNew: ask("new"),
    onEdit: ask("edit"),
    onDelete: ask("delete"),
    onDefault: update({ isDefault: !current?.isDefault }),
    onCopy: hrefOf && (() => void copy()),
  });
  const come = !loading && !failure;
  return (
    <div
      role="group"
      aria-label={words.label}
      aria-busy={loading || undefined}
      {...rest}
      className={cx(
        "base:flex base:min-w-0 base:flex-wrap base:items-center base:gap-x-3 base:gap-y-2 print:hidden",
        className,
      )}
    >
      <DropdownMenu
        label={words.label}
        namedByTrigger
        className="max-w-full justify-between sm:min-w-40 border border-line-strong bg-paper-raised px-3 text-start font-medium hover:bg-paper-sunken"
        heading={
          (loading && words.loading) ||
          failure?.message ||
          (views.length === 0 && <span className="block max-w-64">{words.none}</span>)
        }
        trigger={
          <>
            <span className="min-w-0 truncate">
              <span className="font-normal text-ink-muted max-sm:sr-only">{words.view}</span>{" "}
              {current?.name ?? words.all}
            </span>
            {loading ? <Spinner /> : <ChevronDownIcon />}
          </>
        }
        groups={[
          failure ? [{ label: words.tryAgain, onSelect: failure.onRetry }] : [],
          come && views.length > 0 ? viewEntries(props, current, words) : [],
          ...(come ? acts : []),
        ].filter((entries) => entries.length > 0)}
      />
      {changed && <span className="text-14 font-medium text-clay">{words.changed}</span>}
      {changed && own && (
        <Button variant="secondary" size="small" loading={busy} onClick={update({ query })}>
          {words.saveChanges}
        </Button>
      )}
      {come && saveable && !(current && own) && (
        <Button variant="quiet" size="small" loading={busy} onClick={ask("new")}>
          {words.saveNew}
        </Button>
      )}
      {Dialog && asked && (
        <Dialog
          {...{ views, audiences, onSave, onUpdate, onDelete }}
          what={asked}
          current={current}
          query={query}
          onClose={() => setAsked(undefined)}
          onNamed={(id) => onChange(named(value, id))}
        />
      )}
    </div>
  );
}
