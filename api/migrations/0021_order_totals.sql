-- How many card payments there are, in all and by state: a list of them must not count its table (0002, facet_count). An order never goes.
INSERT INTO facet_count(kind, facet, n) SELECT 'payment_order', '', COUNT(*) FROM payment_order HAVING COUNT(*)>0;
INSERT INTO facet_count(kind, facet, n) SELECT 'payment_order', state, COUNT(*) FROM payment_order GROUP BY state;
CREATE TRIGGER payment_counted AFTER INSERT ON payment_order BEGIN
  INSERT INTO facet_count(kind, facet, n) VALUES('payment_order', '', 1), ('payment_order', NEW.state, 1) ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
CREATE TRIGGER payment_counted_anew AFTER UPDATE OF state ON payment_order WHEN NEW.state<>OLD.state BEGIN
  UPDATE facet_count SET n=n-1 WHERE kind='payment_order' AND facet=OLD.state;
  INSERT INTO facet_count(kind, facet, n) VALUES('payment_order', NEW.state, 1) ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
