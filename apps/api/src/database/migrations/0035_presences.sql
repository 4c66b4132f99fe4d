CREATE TABLE "presences" (
	"place" text NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presences_place_user_id_pk" PRIMARY KEY("place","user_id")
);
--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presences_user" ON "presences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "presences_seen" ON "presences" USING btree ("seen_at");