const nothing = "\u00A0";

// A screenful is enough.
const most = 10;

/**
 * Placeholder rows while loading. The region around them announces it. A row is a single element painted by
 * the stylesheet, so that rendering and removing it is fast.
 */
export function SkeletonRows({ rows }: { /** How many rows are expected. */ rows: number }) {
  return (
    <tbody aria-hidden="true" data-coming="">
      {Array.from({ length: Math.min(rows, most) }, (_, row) => (
        <tr key={row}>
          <td>{nothing}</td>
        </tr>
      ))}
    </tbody>
  );
}
