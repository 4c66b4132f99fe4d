/**
 * The keys of the ARIA grid pattern, for a table with edited cells. The grid has one Tab stop; arrows, Home,
 * End and Page keys move it. Stops are the widgets of a cell, or the cell itself if it has none or is edited.
 * It works on DOM elements, because React state read by every row would render a thousand rows at each arrow.
 */

const page = 10;
const widgets = "a[href], button, input, select, textarea";

/** Elements with keys of their own: an editor, an input, an open menu. */
const ownKeys = 'select, textarea, input:not([type="checkbox"], [type="radio"]), [role="menu"] *';

/** A row's details are used like any part of a page, with Tab. */
const insideDetail = ".row-detail *";

const placesOf = (cell: HTMLTableCellElement): HTMLElement[] => {
  if (cell.matches("[data-edit], .row-detail")) return [cell];
  const inside = [...cell.querySelectorAll<HTMLElement>(widgets)].filter(
    (widget) => !widget.matches('[role="menu"] *, [popover] *'),
  );
  return inside.length > 0 ? inside : [cell];
};

const rowsOf = (table: HTMLTableElement) =>
  [...table.rows].filter((row) => {
    // Phones show no heads.
    const head = row.parentElement === table.tHead;
    return !head || row.offsetParent !== null;
  });

const rowPlaces = (row: HTMLTableRowElement | undefined): HTMLElement[] =>
  [...(row?.cells ?? [])].flatMap(placesOf);

/** Focuses the cell below this one. */
export function focusBelow(cell: HTMLTableCellElement | null): void {
  const table = cell?.closest("table");
  if (!cell || !table) return;
  verticalFrom(table, cell, 1)?.focus();
}

function verticalFrom(table: HTMLTableElement, place: Element, step: number) {
  const cell = place.closest<HTMLTableCellElement>("td, th");
  const row = cell?.closest("tr");
  if (!cell || !row) return undefined;
  const rows = rowsOf(table);
  const at = rows.indexOf(row);
  const next = rows[Math.max(0, Math.min(rows.length - 1, at + step))];
  if (!next || next === row) return undefined;
  const below = next.cells[Math.min(cell.cellIndex, next.cells.length - 1)];
  return below && placesOf(below)[0];
}

/** The stop that a key leads to; undefined if it is no key of the grid, or leads nowhere. */
function targetOf(table: HTMLTableElement, place: HTMLElement, event: KeyboardEvent) {
  const row = place.closest("tr") ?? undefined;
  const line = rowPlaces(row);
  const at = line.indexOf(place);
  const far = event.ctrlKey || event.metaKey;
  switch (event.key) {
    case "ArrowRight":
      return line[at + 1] ?? place;
    case "ArrowLeft":
      return line[at - 1] ?? place;
    case "ArrowDown":
      return verticalFrom(table, place, 1) ?? place;
    case "ArrowUp":
      return verticalFrom(table, place, -1) ?? place;
    case "PageDown":
      return verticalFrom(table, place, page) ?? place;
    case "PageUp":
      return verticalFrom(table, place, -page) ?? place;
    case "Home":
      return far ? rowPlaces(rowsOf(table)[0])[0] : line[0];
    case "End":
      return (far ? rowPlaces(rowsOf(table).at(-1)) : line).at(-1);
    default:
      return undefined;
  }
}

/** Adds these keys to a table. Returns a function that removes them. */
export function gridKeys(table: HTMLTableElement): () => void {
  let current: HTMLElement | undefined;

  const setCurrent = (place: HTMLElement | undefined) => {
    if (current && current !== place) current.tabIndex = -1;
    current = place;
    if (current) current.tabIndex = 0;
  };
  const prepare = (within: ParentNode) => {
    for (const element of within.querySelectorAll<HTMLElement>(`td, th, ${widgets}`)) {
      if (element !== current && !element.matches(insideDetail)) element.tabIndex = -1;
    }
  };
  const adopt = () => {
    if (current?.isConnected) return;
    const first = table.tBodies[0]?.rows[0] ?? table.rows[0];
    setCurrent(rowPlaces(first)[0]);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.matches(`${insideDetail}, ${ownKeys}`)) return;
    const cell = target.closest<HTMLTableCellElement>("td, th");
    const places = cell ? placesOf(cell) : [];
    setCurrent(places.includes(target) ? target : places[0]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.altKey || event.shiftKey) return;
    if (!(target instanceof HTMLElement) || target.matches(ownKeys)) return;
    const detail = target.closest<HTMLElement>(".row-detail");
    if (detail && detail !== target) {
      if (event.key === "Escape") detail.focus();
      return;
    }
    if (detail && (event.key === "Enter" || event.key === "F2")) {
      // The key that enters a cell must not press its widget.
      event.preventDefault();
      detail.querySelector<HTMLElement>(widgets)?.focus();
      return;
    }
    const next = targetOf(table, target, event);
    if (!next) return;
    // Arrows belong to the grid; here only Enter opens a menu.
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };

  prepare(table);
  adopt();
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      if (addedNodes.length > 0 && target instanceof HTMLElement) prepare(target);
    }
    adopt();
  });
  watch.observe(table, { childList: true, subtree: true });
  table.addEventListener("focusin", onFocus);
  table.addEventListener("keydown", onKeyDown);
  return () => {
    watch.disconnect();
    table.removeEventListener("focusin", onFocus);
    table.removeEventListener("keydown", onKeyDown);
  };
}
