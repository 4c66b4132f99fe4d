import { LiveParts } from "./live-parts";
import { StillParts } from "./still-parts";

export default function Page() {
  return (
    <main>
      <StillParts />
      <LiveParts />
    </main>
  );
}
