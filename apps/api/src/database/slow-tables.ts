/** A table, and when the newest query that it has answered was sent. */
type Table = { readonly name: string; answered: number; slow: boolean };

/** How a query can be given up: asked to stop, or its connection broken off. */
export type Ways = { readonly stop: () => void; readonly drop: () => void };

/** One query under way. */
export type Waiting = {
  readonly tables: readonly Table[];
  readonly since: number;
  readonly ways: Ways;
  given?: keyof Ways;
};

/** A table does not answer, and as many as may are waiting for it already. */
export class TableBusy extends Error {
  /** PostgreSQL's own for a lock that was not to be had. */
  readonly code = "55P03";
}

/** Keeps queries of tables that do not answer from taking every connection of a pool. */
export type SlowTables = {
  /** Notes that a query is sent; throws `TableBusy` where no more may wait. */
  readonly begin: (text: string, ways: Ways) => Waiting;
  readonly end: (waiting: Waiting, answered: boolean) => void;
  /** Takes the tables of a query that does not come back for slow ones, until one answers. */
  readonly suspect: (waiting: Waiting) => void;
  readonly isSlow: (waiting: Waiting) => boolean;
  /** To be called again and again: finds what does not come back, and stops all but a few. */
  readonly look: () => void;
};

type Limits = {
  /** Milliseconds after which a query that is not answered makes its tables suspect. */
  readonly patience: number;
  /** How many queries may wait for slow tables at once. */
  readonly most: number;
  /** Milliseconds after which a server that kept its deadlines would have answered, if it is there. */
  readonly lost?: number;
};

/**
 * A query that does not come back says which tables it reads; one of them that has answered a query
 * sent later is not to blame. The others are slow until they answer again: `most` queries may wait
 * for slow tables, which is how it is noticed that they answer, and what would wait as those do fails
 * at once.
 */
export function createSlowTables({ patience, most, lost = Infinity }: Limits): SlowTables {
  const known = new Map<string, Table>();
  const running = new Set<Waiting>();
  const tablesOf = createTablesOf((name) => {
    const table = known.get(name) ?? { name, answered: -Infinity, slow: false };
    known.set(name, table);
    return table;
  });

  const isSlow = ({ tables }: Pick<Waiting, "tables">) => tables.some(({ slow }) => slow);
  const waiting = () => [...running].filter((one) => !one.given && isSlow(one));

  // A query that waits for two tables may wait for one of them alone: nobody has asked the other since.
  // Only who reads every table to blame for a query that is stuck would surely be stuck, too.
  const isHopeless = (tables: readonly Table[]) => {
    const stuck = waiting();
    const late = performance.now() - patience;
    return (
      stuck.length >= most &&
      stuck.some(
        (one) =>
          one.since < late && one.tables.every((table) => !table.slow || tables.includes(table)),
      )
    );
  };

  const suspect = ({ tables, since }: Waiting) => {
    for (const table of tables) if (table.answered < since) table.slow = true;
  };

  return {
    begin(text, ways) {
      const tables = tablesOf(text);
      if (isSlow({ tables }) && isHopeless(tables)) {
        throw new TableBusy("Too many wait for this table already.");
      }
      const one: Waiting = { tables, since: performance.now(), ways };
      running.add(one);
      return one;
    },
    end(one, answered) {
      running.delete(one);
      if (!answered) return;
      for (const table of one.tables) {
        table.slow = false;
        if (table.answered < one.since) table.answered = one.since;
      }
    },
    suspect,
    isSlow,
    look() {
      const now = performance.now();
      for (const one of running) {
        if (one.since < now - patience) suspect(one);
        if (one.since < now - lost && one.given !== "drop") giveUp(one, "drop");
      }
      // A pooler forgets who asks it to stop what it has not sent on yet.
      for (const one of running) if (one.given === "stop") one.ways.stop();
      for (const one of waiting().slice(most)) giveUp(one, "stop");
    },
  };
}

function giveUp(one: Waiting, way: keyof Ways): void {
  one.given = way;
  one.ways[way]();
}

const mostTexts = 2000;
const inText = /\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z_]\w*)"?/gi;

/** The tables that a statement names; texts are few, and are read once. */
function createTablesOf(table: (name: string) => Table): (text: string) => readonly Table[] {
  const read = new Map<string, readonly Table[]>();
  return (text) => {
    const found = read.get(text);
    if (found) return found;
    const names = [...text.matchAll(inText)].map(([, name = ""]) => name.toLowerCase());
    const tables = [...new Set(names)].map(table);
    if (read.size >= mostTexts) read.clear();
    read.set(text, tables);
    return tables;
  };
}

/** Looks around every `milliseconds`, after what has arrived meanwhile was read. */
export function lookAround(look: () => void, milliseconds: number): () => void {
  // A busy moment of our own would make every query look late before its answer is read.
  const timer = setInterval(() => setImmediate(look), milliseconds).unref();
  return () => clearInterval(timer);
}
