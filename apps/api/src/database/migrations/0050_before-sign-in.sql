CREATE TABLE "opening_watches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"programme_slug" text NOT NULL,
	"email" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "opening_watches_hash_unique" UNIQUE("hash"),
	CONSTRAINT "opening_watches_once" UNIQUE("programme_slug","email")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "jamb_number" text;--> statement-breakpoint
ALTER TABLE "opening_watches" ADD CONSTRAINT "opening_watches_programme_slug_application_types_slug_fk" FOREIGN KEY ("programme_slug") REFERENCES "public"."application_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opening_watches_created" ON "opening_watches" USING btree ("created_at");