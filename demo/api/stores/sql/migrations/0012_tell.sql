-- Tells the pages of a client what has changed: select tell('client-ada', 'payments');
CREATE FUNCTION tell(client_id text, name text, target text DEFAULT '') RETURNS void
LANGUAGE plpgsql
SET search_path FROM CURRENT -- a schema of a company's own may have a table "events", too
AS $$
DECLARE
	written text;
BEGIN
	IF tell.name NOT IN ('notifications', 'tickets', 'ticket', 'services', 'service', 'payments', 'files', 'session') THEN
		RAISE EXCEPTION 'There is no news "%".', tell.name
			USING HINT = 'It is one of: notifications, tickets, ticket, services, service, payments, files, session.';
	END IF;
	INSERT INTO events (client_id, name, target) VALUES (tell.client_id, tell.name, tell.target)
		RETURNING events.key INTO written;
	PERFORM pg_notify('client_portal_news', json_build_object(
		'id', written, 'clientId', tell.client_id, 'name', tell.name, 'target', tell.target)::text);
END
$$;
