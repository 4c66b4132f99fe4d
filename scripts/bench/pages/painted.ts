/** Tells when what stands in the document now has been painted. */
function painted(tell: (time: number) => void): void {
  requestAnimationFrame(() => {
    // A message that is sent in a frame arrives once the frame has been drawn.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => tell(performance.now()));
    port1.start();
    port2.postMessage(undefined);
  });
}

/** What an event led to: milliseconds from its own time. */
export type Answered = {
  /** Until the first change was painted. */
  first: number;
  /** Until the last was: what is put off is waited for. */
  last: number;
};

/** A second without a change: nothing is put off that long. */
const quiet = 1_000;

declare global {
  interface Window {
    /** Begins to wait for the next event of a kind. */
    awaitAnswerTo: (event: "click" | "keydown") => void;
    /** The paints of all that it changed. */
    answered: Promise<Answered>;
  }
}

window.awaitAnswerTo = (event) => {
  window.answered = new Promise((resolve) => {
    const changes = ({ timeStamp }: Event) => resolve(paintsSince(timeStamp));
    addEventListener(event, changes, { capture: true, once: true });
  });
};

/** The paints of all that changes from now on, until nothing changes any more. */
export const paintsSince = (begin: number): Promise<Answered> =>
  new Promise((resolve) => watch(begin, resolve));

function watch(begin: number, resolve: (answered: Answered) => void): void {
  const paints: number[] = [];
  let timer = 0;
  const settle = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      observer.disconnect();
      resolve({ first: Math.min(...paints) - begin, last: Math.max(...paints) - begin });
    }, quiet);
  };
  const observer = new MutationObserver(() => {
    settle();
    painted((time) => {
      paints.push(time);
      settle();
    });
  });
  const everything = { childList: true, attributes: true, characterData: true };
  observer.observe(document, { subtree: true, ...everything });
  settle();
}
