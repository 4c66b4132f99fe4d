const nothing = "\u00A0";

// A screenful: nobody waits for the three hundredth grey row.
const most = 10;

/**
 * Grey rows in the place of those that come. The region around says that it is loading. A row is one
 * element, painted by the stylesheet: what is thrown away in a moment must not keep the rows waiting.
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
