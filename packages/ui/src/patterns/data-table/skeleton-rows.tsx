import { Skeleton } from "../../components/skeleton/skeleton.tsx";

type SkeletonRowsProps = {
  /** How many rows are expected. */
  rows: number;
  /** How many cells each has. */
  cells: number;
  /** There is a column to choose rows by. */
  selectable: boolean;
  /** There is a column of buttons that open more of a row. */
  expandable: boolean;
  /** There is a column of menus. */
  actions: boolean;
};

const nothing = "\u00A0";

// A screenful: nobody waits for the three hundredth grey row.
const most = 10;

/** Grey rows in the shape of those that come. The region around says that it is loading. */
export function SkeletonRows({ rows, cells, selectable, expandable, actions }: SkeletonRowsProps) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: Math.min(rows, most) }, (_, row) => (
        <tr key={row}>
          {selectable && <td className="lead pick">{nothing}</td>}
          {expandable && <td className="lead open">{nothing}</td>}
          {Array.from({ length: cells }, (_, cell) => (
            <td key={cell}>
              <Skeleton className={cell % 3 === 1 ? "h-4 w-4/5" : "h-4 w-1/2"} />
            </td>
          ))}
          {actions && <td className="act">{nothing}</td>}
        </tr>
      ))}
    </tbody>
  );
}
