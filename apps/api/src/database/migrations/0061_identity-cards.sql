CREATE TABLE "identity_card_pages" (
	"card_id" uuid NOT NULL,
	"place" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "identity_card_pages_card_id_place_pk" PRIMARY KEY("card_id","place")
);
--> statement-breakpoint
CREATE TABLE "identity_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"matric_number" text NOT NULL,
	"surname" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"year" text NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
ALTER TABLE "identity_card_pages" ADD CONSTRAINT "identity_card_pages_card_id_identity_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."identity_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_card_pages" ADD CONSTRAINT "identity_card_pages_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_cards" ADD CONSTRAINT "identity_cards_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_card_pages_file" ON "identity_card_pages" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "identity_cards_waiting" ON "identity_cards" USING btree ("sent_at") WHERE state = 'waiting';